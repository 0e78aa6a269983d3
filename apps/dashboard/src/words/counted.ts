/** One thing in words of its own; several with their number. */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;
