import { knownLanguage } from '@tosite/site-sections/site-facts';
import type { SiteItem } from '@tosite/site-sections/pages/site-item';
import { itemName } from '@tosite/site-sections/pages/site-pages';
import type { SiteInput } from '@tosite/site-sections/site';
import type { Film } from '@tosite/site-sections/sections/film';
import { cleanLine, cleanLines } from '@tosite/site-sections/text/clean-text';
import { momentIn } from '@tosite/site-sections/text/zoned-date';
import { safeUrl } from '@tosite/validation/text/http-link';
import type { PageFacts } from './page-facts.ts';
import { storedImage } from './share-image.ts';
import { author } from './structured-owner.ts';
import { said, type Thing } from './thing.ts';

/** An item as what it is. `facts` are those of its page. */
export function itemThing(
  site: SiteInput,
  item: SiteItem,
  { facts, home }: { facts: PageFacts; home: PageFacts },
): Thing {
  const common = said({
    url: facts.address,
    description: facts.description,
    inLanguage: knownLanguage(site),
    author: author(site, home),
  });
  switch (item.list) {
    case 'projects':
      return { ...common, ...projectFacts(site, item, facts) };
    case 'videos': {
      const film = filmThing(site, item.film, facts);
      return { ...common, '@type': 'BlogPosting', ...postFacts(site, item, facts), ...said({ video: film }) };
    }
    case 'media':
      return item.pictures.filter(({ url }) => storedImage(site, url) !== null).length > 1
        ? {
            ...common,
            '@type': 'ImageGallery',
            name: itemName(item, site),
            ...said({ datePublished: momentIn(item.date, site.timezone), image: facts.image?.url }),
          }
        : { ...common, '@type': 'SocialMediaPosting', ...postFacts(site, item, facts) };
    case 'updates':
      return { ...common, '@type': 'BlogPosting', ...postFacts(site, item, facts) };
    case 'posts':
      return {
        ...common,
        '@type': 'BlogPosting',
        ...postFacts(site, item, facts),
        ...said({
          keywords: cleanLines(item.source.tags).join(', '),
          video: item.film && filmThing(site, item.film, facts),
        }),
      };
  }
}

function postFacts(site: SiteInput, item: SiteItem, facts: PageFacts): Thing {
  return said({
    headline: itemName(item, site),
    datePublished: momentIn(item.date, site.timezone),
    dateModified: momentIn(item.changed, site.timezone),
    image: facts.image?.url,
    mainEntityOfPage: facts.address,
  });
}

/** What a search engine asks of a video; null where one of its facts is not known. */
function filmThing(site: SiteInput, film: Film, facts: PageFacts): Thing | null {
  const uploadDate = momentIn(film.published, site.timezone);
  if (uploadDate === null || facts.image === null || film.videoId === null) return null;
  return {
    '@type': 'VideoObject',
    name: film.title,
    description: facts.description,
    thumbnailUrl: facts.image.url,
    uploadDate,
    embedUrl: `https://www.youtube-nocookie.com/embed/${film.videoId}`,
    ...said({
      duration: film.duration === null ? null : isoDuration(film.duration),
      interactionStatistic:
        // A program would take a rounded number for a count.
        film.views === null || film.roughViews
          ? null
          : {
              '@type': 'InteractionCounter',
              interactionType: 'https://schema.org/WatchAction',
              userInteractionCount: film.views,
            },
    }),
  };
}

function projectFacts(
  site: SiteInput,
  item: Extract<SiteItem, { list: 'projects' }>,
  facts: PageFacts,
): Thing {
  const { source } = item;
  const address = source.url === null ? null : safeUrl(source.url);
  const common = said({
    name: itemName(item, site),
    dateCreated: source.start,
    dateModified: momentIn(source.updatedAt, site.timezone),
    keywords: cleanLines(source.topics).join(', '),
    image: facts.image?.url,
  });
  if (item.section !== 'repositories' || address === null) return { '@type': 'CreativeWork', ...common };
  return {
    '@type': 'SoftwareSourceCode',
    ...common,
    codeRepository: address,
    ...said({ programmingLanguage: cleanLine(source.language) }),
  };
}

function isoDuration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${seconds % 60}S`;
}
