/** "14:05 UTC". */
export function clockTime(at: number): string {
  return `${new Date(at).toISOString().slice(11, 16)} UTC`;
}
