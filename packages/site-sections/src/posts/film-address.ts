/** A moment of a film. */
export function momentAddress(videoId: string, second: number): string {
  return `https://www.youtube.com/watch?v=${videoId}&t=${Math.floor(second)}s`;
}
