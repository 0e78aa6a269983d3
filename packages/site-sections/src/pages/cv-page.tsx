import type { ReactNode } from 'react';
import { linksOf, type LinkLine } from '../parts/link-list.tsx';
import { writtenAddress } from '../parts/safe-address.ts';
import { SafeLink } from '../parts/safe-link.tsx';
import { When } from '../parts/when.tsx';
import type { PageKit } from '../sections/section.ts';
import { ownerName } from '../site-facts.ts';
import { cleanLine } from '../text/clean-text.ts';
import { visibleProfile } from '../visible-profile.ts';
import { cvContent, type CvEntry } from './cv-content.ts';
import { Trail } from './trail.tsx';

const RESUME_PATH = '/resume.json';

/** The curriculum vitae on one sheet: to be read, printed, or kept as a file that other programs read. */
export function CvPage({ page }: { page: PageKit }) {
  const { site, words } = page;
  const profile = visibleProfile(site.profile, site);
  const content = cvContent(profile, site.language);
  const headline = cleanLine(profile.headline);
  const { sections } = words;
  return (
    <section className="section leaf" data-section="cv">
      <Trail steps={[]} page={page} />
      <article className="cv">
        <header className="cv-head">
          <h1 className="story-title cv-name" dir="auto">
            {ownerName(site)}
          </h1>
          {headline === null ? null : (
            <p className="cv-headline" dir="auto">
              {headline}
            </p>
          )}
          <Contact page={page} />
        </header>
        <div className="cv-main">
          {content.summary === null ? null : (
            <Part title={sections.about}>
              <p dir="auto">{content.summary}</p>
            </Part>
          )}
          <Entries title={sections.experience} entries={content.experience} page={page} />
          <Entries title={sections.projects} entries={content.projects} page={page} />
        </div>
        <div className="cv-side">
          <Entries title={sections.education} entries={content.education} page={page} />
          <Lines
            title={profile.skills.length > 0 ? sections.skills : sections.codeLanguages}
            lines={content.skills}
          />
          <Lines title={sections.languages} lines={content.languages} />
          <Lines title={sections.certifications} lines={content.certifications} />
          <Lines title={sections.honours} lines={content.honours} />
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

const MOST_LINKS = 4;

function Contact({ page: { site } }: { page: PageKit }) {
  const profile = visibleProfile(site.profile, site);
  const wanted = { email: true, phone: true, profile: true };
  const links = linksOf(profile, wanted).filter(({ href }) => href !== null);
  const place = cleanLine(profile.location);
  return (
    <ul className="cv-contact">
      {place === null ? null : <li dir="auto">{place}</li>}
      {links.slice(0, MOST_LINKS).map((link) => (
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="cv-part">
      <h2 className="cv-title">{title}</h2>
      {children}
    </section>
  );
}

function Entries({ title, entries, page }: { title: string; entries: readonly CvEntry[]; page: PageKit }) {
  if (entries.length === 0) return null;
  return (
    <Part title={title}>
      <ol className="cv-entries">
        {entries.map((item) => (
          <li key={item.id}>
            <h3 dir="auto">{item.title}</h3>
            {item.sub === null ? null : <p dir="auto">{item.sub}</p>}
            {item.when === null ? null : (
              <p className="cv-when">
                <When when={item.when} page={page} />
              </p>
            )}
            {item.text === null ? null : (
              <p className="cv-text" dir="auto">
                {item.text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="cv-lines">
        {lines.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  );
}
