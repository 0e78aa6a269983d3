import { siteSettingsWords } from '../../words/site-settings-words.ts';
import type { ShownInSearch } from './shown-in-search.ts';

const copy = siteSettingsWords.seo;

/** The card that networks and messengers make of a link to the site. */
export function SocialPreview({ shown }: { shown: ShownInSearch }) {
  const note = shown.imageOf === 'own' ? copy.pictureLater : copy.noPicture;
  return (
    <section aria-labelledby="seo-card">
      <h3 id="seo-card" className="text-[16px]">
        {copy.card}
      </h3>
      <div className="mt-2 overflow-hidden rounded-card border border-rule bg-raise">
        {shown.image === null ? (
          <p className="grid aspect-[1.91] place-items-center bg-ground px-6 text-center text-sm text-ink-2">
            {note}
          </p>
        ) : (
          <img src={shown.image} alt="" className="aspect-[1.91] w-full bg-ground object-cover" />
        )}
        <div className="border-t border-rule p-4" dir="auto">
          <p className="truncate text-xs text-ink-2">{shown.address.split('/')[0]}</p>
          <p className="mt-0.5 line-clamp-2 font-semibold [overflow-wrap:anywhere]">{shown.title}</p>
          <p className="mt-0.5 line-clamp-2 text-sm [overflow-wrap:anywhere] text-ink-2">
            {shown.description}
          </p>
        </div>
      </div>
    </section>
  );
}
