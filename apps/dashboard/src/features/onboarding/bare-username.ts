/** `jane` or `@jane`: a name that could be one on several platforms. null for anything that looks like a link. */
export function bareUsername(input: string): string | null {
  const name = input.trim().replace(/^@/u, '');
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,99}$/u.test(name) ? name : null;
}
