/**
 * Characters that nobody sees or that break a line: controls, every kind of space, lone surrogates, zero-width and
 * bidirectional formatting characters. Inside an address they make it read differently from what it is.
 */
export const UNSEEN = /[\p{Cc}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
