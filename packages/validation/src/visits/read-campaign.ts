const PARTS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
const LONGEST_PART = 60;
const LONGEST_QUERY = 4000;
const UNSEEN_RUN = /[\p{Cc}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]+/gu;

/** What the utm parameters of an address say: `newsletter / email / spring`. null: nothing. */
export function readCampaign(query: string): string | null {
  if (!query.includes('utm_')) return null;
  const parameters = new URLSearchParams(query.slice(0, LONGEST_QUERY));
  const parts = PARTS.map((name) => tidy(parameters.get(name) ?? ''));
  const last = parts.findLastIndex((part) => part !== '');
  if (last === -1) return null;
  // A part that is missing in the middle keeps its place.
  return parts
    .slice(0, last + 1)
    .map((part) => (part === '' ? '-' : part))
    .join(' / ');
}

function tidy(text: string): string {
  const seen = text.slice(0, LONGEST_QUERY).replace(UNSEEN_RUN, ' ').trim();
  return Array.from(seen).slice(0, LONGEST_PART).join('').trim();
}
