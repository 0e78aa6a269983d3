import { Fragment, type ReactNode } from 'react';
import { sectionTitle } from '../parts/frame.tsx';
import { linksOf, type LinkLine } from '../parts/link-list.tsx';
import { writtenAddress } from '../parts/safe-address.ts';
import { SafeLink } from '../parts/safe-link.tsx';
import { When } from '../parts/when.tsx';
import { textBlocks, WrittenText } from '../parts/written-text.tsx';
import type { Entry } from '../sections/entry.ts';
import type { Quote } from '../sections/recommendations/recommendations.tsx';
import type { PageContext } from '../sections/section.ts';
import { ownerName } from '../site-facts.ts';
import { cleanLine } from '../text/clean-text.ts';
import { cvContent, type CvPart } from './cv-content.ts';
import { LeafTitle } from './leaf-title.tsx';
import { Trail } from './trail.tsx';

const RESUME_PATH = '/resume.json';

/** The curriculum vitae: to be read, printed, or kept as a file that other programs read. */
export function CvPage({ page }: { page: PageContext }) {
  const { site } = page;
  const { main, side } = cvContent(site.profile, site);
  const headline = cleanLine(site.profile.headline);
  return (
    <section className="section leaf" data-section="cv">
      <Trail steps={[]} page={page} />
      <article className="cv">
        <header className="cv-head">
          <LeafTitle name={ownerName(site)} page={page} />
          {headline === null ? null : (
            <p className="cv-headline" dir="auto">
              {headline}
            </p>
          )}
          <Contact page={page} />
        </header>
        <div className="cv-main">
          {main.map((part) => (
            <Part key={part.key} part={part} page={page} />
          ))}
        </div>
        <div className="cv-side">
          {side.map((part) => (
            <Part key={part.key} part={part} page={page} />
          ))}
        </div>
      </article>
      <p className="onward cv-file">
        <a href={RESUME_PATH} type="application/json">
          JSON Resume
        </a>
      </p>
    </section>
  );
}

/** What the site itself says, and all of it. */
function Contact({ page: { site } }: { page: PageContext }) {
  const { profile, design } = site;
  const isLinked = design.sections.contact?.showLinks !== false;
  const links = linksOf(profile, { email: true, phone: true, profile: isLinked });
  const places = [cleanLine(profile.location), cleanLine(profile.contact.address)].filter(
    (place, index, all) => place !== null && all.indexOf(place) === index,
  );
  if (links.length + places.length === 0) return null;
  return (
    <ul className="cv-contact">
      {places.map((place) => (
        <li key={place} dir="auto">
          {place}
        </li>
      ))}
      {links.map((link) => (
        <li key={link.id} dir="auto">
          <ContactLink link={link} />
        </li>
      ))}
    </ul>
  );
}

/** On paper nobody can follow a link, so the address is what is written. */
function ContactLink({ link: { href, text, phone, me } }: { link: LinkLine }) {
  if (phone && href !== null) {
    return (
      <a href={href}>
        <bdi>{text}</bdi>
      </a>
    );
  }
  return (
    <SafeLink href={href} me={me}>
      {href === null ? text : writtenAddress(href)}
    </SafeLink>
  );
}

function Part({ part, page }: { part: CvPart; page: PageContext }) {
  const { words, writer } = page;
  const isChosen = part.kind === 'entries' && part.all > part.entries.length;
  return (
    <section className="cv-part">
      <h2 className="cv-title">
        {sectionTitle(part.key, page)}
        {isChosen ? (
          <small>
            {words.repositoriesNote(writer.number(part.entries.length), writer.number(part.all), 'best')}
          </small>
        ) : null}
      </h2>
      {contentOf(part, page)}
    </section>
  );
}

function contentOf(part: CvPart, page: PageContext): ReactNode {
  switch (part.kind) {
    case 'text':
      return (
        <div className="cv-text">
          <WrittenText blocks={part.blocks} />
        </div>
      );
    case 'entries':
      return (
        <ol className="cv-entries">
          {part.entries.map((item) => (
            <CvEntry key={item.id} item={item} page={page} />
          ))}
        </ol>
      );
    case 'quotes':
      return <Quotes quotes={part.quotes} page={page} />;
    case 'lines':
    case 'run':
      return (
        <ul className={part.kind === 'run' ? 'cv-run' : 'cv-lines'}>
          {part.lines.map((line) => (
            <li key={line}>
              <bdi>{line}</bdi>
            </li>
          ))}
        </ul>
      );
  }
}

function CvEntry({ item, page }: { item: Entry; page: PageContext }) {
  const notes = [
    ...item.notes,
    ...item.besides,
    ...(item.credential === null ? [] : [page.words.credential(item.credential)]),
  ];
  return (
    <li>
      <h3 dir="auto">
        <SafeLink href={item.href}>{item.title}</SafeLink>
      </h3>
      {item.sub === null ? null : (
        <p className="cv-sub" dir="auto">
          {item.sub}
        </p>
      )}
      {item.when === null ? null : (
        <p className="cv-when">
          <When when={item.when} page={page} />
        </p>
      )}
      {notes.length === 0 ? null : (
        <p className="cv-notes">
          {/* Parted by words of the page, not by its style: programs that read a curriculum vitae know no style. */}
          {notes.map((note, at) => (
            <Fragment key={note}>
              {at === 0 ? null : ' · '}
              <bdi>{note}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {item.text === null ? null : (
        <div className="cv-text">
          <WrittenText blocks={textBlocks(item.text)} />
        </div>
      )}
    </li>
  );
}

function Quotes({ quotes, page: { writer } }: { quotes: readonly Quote[]; page: PageContext }) {
  return (
    <ol className="cv-entries">
      {quotes.map(({ id, text, author, title, date }) => (
        <li key={id}>
          <h3 dir="auto">{author}</h3>
          {title === null ? null : (
            <p className="cv-sub" dir="auto">
              {title}
            </p>
          )}
          {writer.date(date) === null ? null : (
            <p className="cv-when">
              <time dateTime={writer.day(date)}>{writer.date(date)}</time>
            </p>
          )}
          <blockquote className="cv-text">
            <WrittenText blocks={textBlocks(text)} />
          </blockquote>
        </li>
      ))}
    </ol>
  );
}
