import { useState } from 'react';
import { siteSettingsWords } from '../../words/site-settings-words.ts';
import type { ShownInSearch } from './shown-in-search.ts';

const copy = siteSettingsWords.seo;

/** The card that networks and messengers make of a link to the site. */
export function SocialPreview({ shown }: { shown: ShownInSearch }) {
  const { image } = shown;
  const address = image.of === 'none' ? null : image.address;
  const note = {
    own: copy.pictureLater,
    card: copy.cardLater,
    profile: copy.noPicture,
    none: copy.noPicture,
  };
  return (
    <section aria-labelledby="seo-card">
      <h3 id="seo-card" className="text-[16px]">
        {copy.card}
      </h3>
      <div className="mt-2 overflow-hidden rounded-card border border-rule bg-raise">
        <Picture key={address} address={address} note={note[image.of]} />
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

/** One that cannot be shown here, such as that of a site behind a password, is not drawn as a broken one. */
function Picture({ address, note }: { address: string | null; note: string }) {
  const [missing, setMissing] = useState(false);
  return address === null || missing ? (
    <p className="grid aspect-[1.91] place-items-center bg-ground px-6 text-center text-sm text-ink-2">
      {note}
    </p>
  ) : (
    <img
      src={address}
      alt=""
      onError={() => setMissing(true)}
      className="aspect-[1.91] w-full bg-ground object-cover"
    />
  );
}
