// Loaded into the server: its clock is wrong by CLOCK_SHIFT_MS from the start on.
const now = Date.now;
const shift = Number(process.env.CLOCK_SHIFT_MS ?? '0');
const Real = Date;
Date.now = () => now() + shift;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, to) => Reflect.construct(target, given.length === 0 ? [Real.now()] : given, to),
});
