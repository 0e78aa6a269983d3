/** What time it is, in milliseconds since 1970; tests move it. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
