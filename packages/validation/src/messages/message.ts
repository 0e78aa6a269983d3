import type { english } from './english.ts';

/** Every sentence that the server or shared code can say, by its id; English is the model of the others. */
export type Catalog = typeof english;
export type MessageId = keyof Catalog;

type PlainId = { [Id in MessageId]: Catalog[Id] extends string ? Id : never }[MessageId];
type WithFacts = {
  [Id in MessageId]: Catalog[Id] extends (facts: infer Facts, ...rest: never[]) => string
    ? { id: Id } & Facts
    : never;
}[MessageId];

/** One message: its id with the facts that belong to it. Facts of an id never change; a new fact is a new id. */
export type Message = { id: PlainId } | WithFacts;
