import { sizesOf } from '../../themes/picture-sizes.ts';
import type { Picture } from '@tosite/validation/profile/profile';
import { Frame } from '../../parts/frame.tsx';
import { Monogram } from '../../parts/monogram.tsx';
import { More } from '../../parts/more.tsx';
import { safeAddress } from '../../parts/safe-address.ts';
import { SafeLink } from '../../parts/safe-link.tsx';
import { SitePicture, storedCopy } from '../../parts/site-picture.tsx';
import { cleanLine } from '../../text/clean-text.ts';
import { arrange, everyItem, collapse, type Collapsed } from '../arrange.ts';
import type { PageContext, Section } from '../section.ts';

type Person = {
  id: string;
  name: string;
  title: string | null;
  href: string | null;
  picture: Picture | null;
};

export const people: Section<'people', Collapsed<Person>> = {
  key: 'people',
  css: ['cards'],
  select: (profile, settings) =>
    collapse(
      arrange(profile.people, settings).flatMap(({ id, name, title, url, picture }) => {
        const said = cleanLine(name);
        return said === null
          ? []
          : [{ id, name: said, title: cleanLine(title), href: safeAddress(url), picture }];
      }),
      settings.shown ?? 12,
    ),
  View: ({ content, page }) => (
    <Frame section="people" page={page}>
      <Cards people={content.shown} page={page} />
      {content.collapsed.length > 0 ? (
        <More label={page.words.more(content.collapsed.length)}>
          <Cards people={content.collapsed} page={page} />
        </More>
      ) : null}
    </Frame>
  ),
  count: ({ all }) => all,
  pictures: (content) => everyItem(content).flatMap(({ picture }) => picture ?? []),
};

function Cards({ people: shown, page }: { people: readonly Person[]; page: PageContext }) {
  return (
    <ul className="people">
      {shown.map(({ id, name, title, href, picture }) => {
        const image = storedCopy(picture, page);
        return (
          <li key={id} className="person">
            {image === null ? (
              <Monogram name={name} page={page} />
            ) : (
              <SitePicture image={image} page={page} alt="" sizes={sizesOf(page.theme, 'person')} />
            )}
            <h3 className="person-name" dir="auto">
              <SafeLink href={href}>{name}</SafeLink>
            </h3>
            {title === null ? null : (
              <p className="person-title" dir="auto">
                {title}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
