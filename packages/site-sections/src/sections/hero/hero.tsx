import type { WebsiteKind } from '@tosite/validation/platforms/platform-record';
import { websiteTypeRecord } from '@tosite/validation/platforms/platform';
import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { classNames } from '../../parts/class-names.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { pictureClass } from '../../parts/frame.tsx';
import { Monogram } from '../../parts/monogram.tsx';
import { mailAddress, safeAddress, writtenAddress } from '../../parts/safe-address.ts';
import { SitePicture, storedCopy } from '../../parts/site-picture.tsx';
import { cleanLine } from '../../text/clean-text.ts';
import { sizesOf, type PictureSlot } from '../../themes/picture-sizes.ts';
import { countFact, dateFact, seatOf, textFact, type Fact } from '../fact.ts';
import { facts } from '../facts/facts.tsx';
import { factsStandAbove } from '../facts/facts-above.ts';
import { isVisible } from '../is-visible.ts';
import type { PageContext, Section } from '../section.ts';
import { Name } from './name.tsx';
import { skyOf, type Sky as SkyContent } from './record-rays.ts';
import { Sky } from './sky.tsx';

export type HeroContent = {
  name: string;
  /** What the page opens with: the owner's words, else the name. */
  title: string;
  headline: string | null;
  /** null where the owner hides it; an absent picture becomes a monogram. */
  portrait: { picture: Picture | null } | null;
  banner: Picture | null;
  facts: Fact[];
  /** They are all that there are, and not the few that a visitor asks first. */
  allFacts: boolean;
  /** For themes that open on it. */
  sky: SkyContent;
  /** The headline speaks first, the name is small. */
  leads: 'name' | 'headline';
};

const MAX_FACTS = 3;
const LONG_HEADLINE = 110;
/** Whose picture is a square mark rather than a face, and whose banner is chosen: a person's is most often the platform's. */
const MARKS: ReadonlySet<WebsiteKind> = new Set(['company', 'channel']);

export const hero: Section<'hero', HeroContent> = {
  key: 'hero',
  css: [],
  select: (profile, settings, site) => {
    const headline = cleanLine(profile.headline);
    const shows = settings.showPicture !== false;
    const few = factsOf(profile).slice(0, MAX_FACTS);
    const every = factsStandAbove(site) ? allFacts(few, facts.select(profile, {}, site) ?? []) : few;
    const name = cleanLine(profile.name) ?? cleanLine(profile.handle) ?? profile.platform;
    return {
      name,
      title: cleanLine(settings.title) ?? name,
      headline,
      portrait: shows ? { picture: profile.avatar } : null,
      banner: shows && MARKS.has(websiteTypeRecord(profile.type).kind) ? profile.banner : null,
      facts: settings.showFacts === false ? [] : every,
      allFacts: every.length > few.length,
      sky: skyOf(profile, site),
      leads: settings.layout === 'headline' && headline !== null ? 'headline' : 'name',
    };
  },
  View: ({ content, page }) => {
    const { headline, leads } = content;
    const { bannerOf } = page.theme;
    const banner =
      bannerOf === undefined || bannerOf.includes(page.site.type) ? storedCopy(content.banner, page) : null;
    const isSet = banner === null && page.theme.litSets === true && standsInSet(content, page);
    return (
      <section
        className={classNames(
          'section',
          'hero',
          leads === 'headline' && 'headline-first',
          pictureClass('hero', page),
        )}
        data-section="hero"
        id="top"
      >
        <Name name={content.title} page={page} />
        {headline === null ? null : (
          <p className={classNames('headline', headline.length > LONG_HEADLINE && 'long')} dir="auto">
            {headline}
          </p>
        )}
        {content.facts.length === 0 ? null : (
          <FactList facts={content.facts} page={page} className={content.allFacts ? 'all' : undefined} />
        )}
        {page.theme.curtain === true ? <Sky sky={content.sky} page={page} /> : null}
        {isSet ? null : <Portrait content={content} hasBanner={banner !== null} page={page} />}
        {isSet ? <LitSet content={content} page={page} /> : null}
        {banner === null ? null : (
          <figure className="banner">
            <SitePicture
              image={banner}
              page={page}
              alt={content.banner?.alt ?? ''}
              sizes={bannerSizes(banner, page)}
              first
            />
          </figure>
        )}
      </section>
    );
  },
  pictures: ({ portrait, banner }) => [portrait?.picture, banner].flatMap((picture) => picture ?? []),
};

/** A logo is no face: it is not put into a scene. */
function standsInSet({ portrait }: HeroContent, page: PageContext): boolean {
  if (portrait === null) return false;
  return !isMark(page) || storedCopy(portrait.picture, page) === null;
}

/** What a still is where there is none: a beam of light, and in it whoever the site is of. */
function LitSet({ content, page }: { content: HeroContent; page: PageContext }) {
  const picture = content.portrait?.picture ?? null;
  const image = storedCopy(picture, page);
  return (
    <figure className="banner set">
      {image === null ? null : (
        <SitePicture
          image={image}
          page={page}
          alt={picture?.alt || content.name}
          sizes={sizesOf(page.theme, 'set')}
          first
        />
      )}
    </figure>
  );
}

/** Where pictures come next, some themes make little of the portrait. What is not sure is fetched large. */
function opensWithPictures({ site }: PageContext): boolean {
  const next = site.sectionOrder[site.sectionOrder.indexOf('hero') + 1];
  if ((next !== 'highlights' && next !== 'posts') || !isVisible(site, next)) return false;
  return next === 'highlights'
    ? site.profile.media.some(({ pictures }) => pictures.some((picture) => site.media[picture.url]))
    : site.profile.videos.length > 0;
}

function isMark(page: PageContext): boolean {
  return MARKS.has(websiteTypeRecord(page.site.type).kind);
}

type PortraitProps = { content: HeroContent; hasBanner: boolean; page: PageContext };

function Portrait({ content, hasBanner, page }: PortraitProps) {
  if (content.portrait === null) return null;
  const image = storedCopy(content.portrait.picture, page);
  return (
    <figure className={classNames('portrait', isMark(page) && 'mark', image === null && 'initials')}>
      {image === null ? (
        <Monogram name={content.name} place="portrait" page={page} />
      ) : (
        <SitePicture
          image={image}
          page={page}
          alt={content.portrait.picture?.alt || content.name}
          sizes={sizesOf(page.theme, portraitSlot(hasBanner, page))}
          first
        />
      )}
    </figure>
  );
}

/** As high as the theme cuts it, however wide it is. */
function bannerSizes({ width, height }: StoredImage, { theme: { bannerRatio = 4 } }: PageContext): string {
  return `${Math.ceil(100 * Math.max(1, width / height / bannerRatio))}vw`;
}

function portraitSlot(hasBanner: boolean, page: PageContext): PictureSlot {
  if (isMark(page) && hasBanner) return 'markWithBanner';
  if (opensWithPictures(page)) return 'beside';
  return isMark(page) ? 'mark' : 'portrait';
}

/** The table of the section, and what only the first of them say. */
function allFacts(few: readonly Fact[], table: readonly Fact[]): Fact[] {
  return [...table, ...few.filter(({ label }) => table.every((fact) => fact.label !== label))];
}

/** What a visitor asks first, by kind of site. */
function factsOf(profile: Profile): Fact[] {
  const { contact } = profile;
  const place = textFact('place', cleanLine(profile.location));
  const mail = textFact('email', cleanLine(contact.email), mailAddress(contact.email));
  const address = safeAddress(contact.website);
  const website = address === null ? [] : textFact('website', writtenAddress(address), address);
  const since = dateFact('since', profile.since?.slice(0, 4) ?? null);
  switch (websiteTypeRecord(profile.type).kind) {
    case 'person':
    case 'account': {
      const job = profile.experience.find(({ current }) => current);
      return [...place, ...textFact('work', cleanLine(job?.organisation)), ...mail, ...website];
    }
    case 'company':
      return [...seatOf(profile), ...website, ...mail];
    case 'channel':
      return [...countFact('subscribers', profile), ...countFact('videos', profile), ...since, ...place];
    case 'gallery':
      return [...place, ...countFact('followers', profile), ...website, ...mail];
  }
}
