/** As on a player: `2:31`, `1:02:03`. */
export function sayTime(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds % 3600) / 60, seconds % 60].map(Math.floor);
  const two = (value = 0) => String(value).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
}
