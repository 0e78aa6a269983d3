import { SAMPLES } from '@tosite/profile-sources/samples/samples';
import { socialCard } from '@tosite/site-renderer/card/social-card';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { siteOfSample } from './sites-of-samples.ts';

export type CardFigures = { cards: number; cpuMs: number; bytes: number };

/** In other scripts a card is set by another way than in Latin. */
const NAMES = [null, 'علی‌رضا محمدی', '藤原 みのり', 'Nguyễn Thị Ánh', 'ශ්‍රීමාලි පෙරේරා'];

/** Draws the card of every sample in every theme and mode, under its own name and under others. */
export async function drawCards(): Promise<CardFigures> {
  const sites = await Promise.all(SAMPLES.map(async (_, index) => siteOfSample(index)));
  const begun = process.cpuUsage();
  let [cards, bytes] = [0, 0];
  for (const site of sites)
    for (const theme_name of THEME_NAMES)
      for (const theme_mode of ['light', 'dark'] as const)
        for (const name of NAMES) {
          const profile = name === null ? site.profile : { ...site.profile, name };
          const design = { ...site.design, theme_name, theme_mode };
          bytes += (await socialCard({ ...site, profile, design }).render()).length;
          cards += 1;
        }
  const { user, system } = process.cpuUsage(begun);
  return { cards, cpuMs: (user + system) / 1000 / cards, bytes: bytes / cards };
}
