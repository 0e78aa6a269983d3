import * as v from 'valibot';

/** A message as it travels and as it is kept: its id, and beside it the facts that its sentence needs. */
export type MessageValue = { readonly id: string };

/** Renders a message in one language. */
export type Format = (message: MessageValue) => string;

/** Any message, also one of a newer server. */
export const MessageValueSchema = v.looseObject({ id: v.string() });
