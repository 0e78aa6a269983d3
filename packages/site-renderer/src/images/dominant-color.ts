type Pixels = { data: Uint8Array; channels: number };

/** Five bits of a colour are lost on purpose: shades that the eye takes for one colour are counted as one. */
const BUCKET_SHIFT = 5;
const TRANSPARENT_BELOW = 128;
const NOTHING_TO_SEE = '#808080';

/** The colour that covers most of a picture, transparent parts left out, as `#rrggbb`. */
export function dominantColor({ data, channels }: Pixels): string {
  const buckets = new Map<number, { count: number; red: number; green: number; blue: number }>();
  const grey = channels < 3;
  const alpha = channels === 2 || channels === 4 ? channels - 1 : null;

  for (let at = 0; at + channels <= data.length; at += channels) {
    if (alpha !== null && (data[at + alpha] ?? 0) < TRANSPARENT_BELOW) continue;
    const red = data[at] ?? 0;
    const green = grey ? red : (data[at + 1] ?? 0);
    const blue = grey ? red : (data[at + 2] ?? 0);
    const key = ((red >> BUCKET_SHIFT) << 6) | ((green >> BUCKET_SHIFT) << 3) | (blue >> BUCKET_SHIFT);
    const bucket = buckets.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    bucket.count += 1;
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
    buckets.set(key, bucket);
  }

  let most = null;
  for (const bucket of buckets.values()) if (most === null || bucket.count > most.count) most = bucket;
  if (most === null) return NOTHING_TO_SEE;
  const { count, red, green, blue } = most;
  return `#${[red, green, blue].map((sum) => hexByte(sum / count)).join('')}`;
}

function hexByte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}
