import { asciiDigits } from '../read-count.ts';

const DAY = 24 * 60 * 60_000;

/** Words for a span of time, in the languages in which YouTube says how old a video is. */
const UNITS: readonly (readonly [string, number])[] = [
  ['seconds?|sec|sekunden?|secondes?|segundos?|second[oi]|seconden|sekund|секунд\\p{L}*|saniye|秒|초', 1000],
  ['minutes?|mins?|minuten?|minutos?|minut[oi]|minuut|minut|минут\\p{L}*|dakika|分|분', 60_000],
  [
    'hours?|hrs?|stunden?|heures?|horas?|or[ae]|uur|uren|час\\p{L}*|saat|godzin\\p{L}*|ساع\\p{L}*|時間|小时|小時|시간',
    DAY / 24,
  ],
  [
    'days?|tag(?:en?)?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|день|дня|дней|gün|dzień|dni|dny|يوم\\p{L}*|أيام|hari|दिन|日|天|일',
    DAY,
  ],
  [
    'weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|week|weken|недел\\p{L}*|hafta|tydzień|tygodni\\p{L}*|أسبوع\\p{L}*|أسابيع|minggu|週間|周|주',
    7 * DAY,
  ],
  [
    'months?|monat(?:en)?|mois|mes(?:es|i|e)?|m[eê]s|maand(?:en)?|месяц\\p{L}*|ay|miesiąc\\p{L}*|miesięcy|شهر\\p{L}*|أشهر|bulan|(?:か|ヶ|ヵ|カ|ケ|个|個)月|개월',
    30 * DAY,
  ],
  [
    'years?|yrs?|jahr(?:en?)?|ans?|años?|anos?|ann[oi]|jaar|год\\p{L}*|лет|yıl|rok\\p{L}*|lat\\p{L}*|سن\\p{L}*|tahun|年|년',
    365 * DAY,
  ],
];
const READERS = UNITS.map(
  ([words, length]) =>
    [new RegExp(`(\\d+)\\s*(?:${words})(?:前|전|之前|\\s*전|(?!\\p{L}))`, 'iu'), length] as const,
);

/** How long ago in milliseconds, and how wrong that may be; null for a text that says no age. */
export type Age = { ago: number; within: number };

/** Reads "3 days ago", "vor 2 Wochen", "hace 5 meses", "2 か月前". */
export function readAge(value: string | null): Age | null {
  const text = asciiDigits(value ?? '')
    .replace(/[\u00a0\u202f]/gu, ' ')
    .slice(0, 100);
  for (const [reader, within] of READERS) {
    const count = Number(reader.exec(text)?.[1]);
    if (Number.isSafeInteger(count) && count <= 1000) return { ago: count * within, within };
  }
  return null;
}

/**
 * The day that an age means, as its first moment in UTC: the hour was never told. null for weeks, months and years,
 * whose span lies across two of what a calendar could name.
 */
export function dayOfAge(age: Age | null, now: number): string | null {
  if (age === null || age.within > DAY) return null;
  return `${new Date(now - age.ago).toISOString().slice(0, 10)}T00:00:00.000Z`;
}
