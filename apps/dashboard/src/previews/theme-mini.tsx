import { initialsOf } from '@tosite/ui/avatar';
import type { ThemeName } from '@tosite/validation/website/design';
import { shorten } from '@tosite/site-sections/text/clean-text';
import type { Profile, RichText } from '@tosite/validation/profile/profile';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';
import type { Preview } from '@tosite/validation/website/preview';
import { words } from '../words/words.ts';
import { usePlainLine } from './use-plain-line.ts';
import './theme-mini.css';

/** What a miniature shows: the owner's own words and picture. */
export type MiniContent = {
  name: string;
  headline: string;
  about: RichText | null;
  aboutLabel: string;
  picture: string | null;
};

type DrawnContent = Omit<MiniContent, 'about'> & { about: string };

export function miniContent({ profile, media }: Preview, name: string): MiniContent {
  return miniContentOf(profile, media, name);
}

/** A site's heading is the name of its profile; `name`, of the website, only where that has none. */
export function miniContentOf(profile: Profile, media: MediaManifest, name: string): MiniContent {
  const avatar = profile.avatar === null ? null : media[profile.avatar.url];
  return {
    name: profile.name || name,
    headline: shorten(profile.headline ?? '', 120),
    about: profile.about,
    aboutLabel: words.aboutLabel,
    picture: avatar?.variants[0]?.path ?? null,
  };
}

/** In Latin letters: those of Greek and Cyrillic are wider, more so where a narrow face lacks them, and what is written in squares takes two. */
function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) =>
      sum +
      (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter)
        ? 2
        : /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter)
          ? 1.4
          : 1),
    0,
  );
}

/** The size of a name in cqw at which its longest word still fits into `room` cqw. */
function fit(name: string, largest: number, room: number, perLetter: number): number {
  const longest = Math.max(...name.split(/\s+/u).map(widthOf), 1);
  const lines = Math.ceil((widthOf(name) * largest * perLetter) / room);
  return Math.max(
    6,
    Math.min(largest, room / (longest * perLetter), lines > 3 ? (largest * 3) / lines : largest),
  );
}

function Atelier({ name, headline, about, aboutLabel, picture }: DrawnContent) {
  return (
    <span className="mini-atelier">
      <span className="mini-head">
        {picture === null ? (
          <span className="mini-plate">{initialsOf(name)}</span>
        ) : (
          <img className="mini-plate" src={picture} alt="" />
        )}
        <span className="mini-name" style={{ fontSize: `${fit(name, 17.5, 60, 0.46)}cqw` }}>
          {name}
        </span>
        {headline !== '' && <span className="mini-headline">{headline}</span>}
      </span>
      {about !== '' && (
        <span className="mini-part">
          <span className="mini-label">{aboutLabel}</span>
          <span className="mini-about">{about}</span>
        </span>
      )}
    </span>
  );
}

function Swiss({ name, headline, about, picture }: DrawnContent) {
  return (
    <span className="mini-swiss">
      <span className="mini-name" style={{ fontSize: `${fit(name, 20, 84, 0.54)}cqw` }}>
        {name}
      </span>
      {headline !== '' && <span className="mini-headline">{headline}</span>}
      {picture === null ? (
        <span className="mini-plate">{initialsOf(name)}</span>
      ) : (
        <img className="mini-plate" src={picture} alt="" />
      )}
      {about !== '' && <span className="mini-about">{about}</span>}
    </span>
  );
}

function Terminal({ name, headline, about, aboutLabel }: DrawnContent) {
  return (
    <span className="mini-terminal">
      <span className="mini-bar">{aboutLabel.toLowerCase()}</span>
      <span className="mini-name" style={{ fontSize: `${fit(name, 11, 82, 0.62)}cqw` }}>
        {name}
      </span>
      {headline !== '' && <span className="mini-headline">{headline}</span>}
      {about !== '' && <span className="mini-about">{about}</span>}
    </span>
  );
}

function Ledger({ name, headline, about, aboutLabel }: DrawnContent) {
  return (
    <span className="mini-ledger">
      <span className="mini-deep">
        <span className="mini-name" style={{ fontSize: `${fit(name, 13, 84, 0.56)}cqw` }}>
          {name}
        </span>
        {headline !== '' && <span className="mini-headline">{headline}</span>}
      </span>
      {about !== '' && (
        <span className="mini-plate">
          <span className="mini-label">{aboutLabel}</span>
          <span className="mini-about">{about}</span>
        </span>
      )}
    </span>
  );
}

function Aurora({ name, headline, about }: DrawnContent) {
  return (
    <span className="mini-aurora">
      <span className="mini-curtain" />
      <span className="mini-words">
        <span className="mini-name" style={{ fontSize: `${fit(name, 13, 84, 0.54)}cqw` }}>
          {name}
        </span>
        {headline !== '' && <span className="mini-headline">{headline}</span>}
        {about !== '' && <span className="mini-about">{about}</span>}
      </span>
    </span>
  );
}

function Cinema({ name, headline, about, picture }: DrawnContent) {
  return (
    <span className="mini-cinema">
      {picture === null ? (
        <span className="mini-plate">{initialsOf(name)}</span>
      ) : (
        <img className="mini-plate" src={picture} alt="" />
      )}
      <span className="mini-name" style={{ fontSize: `${fit(name, 17, 78, 0.45)}cqw` }}>
        {name}
      </span>
      {headline !== '' && <span className="mini-headline">{headline}</span>}
      {about !== '' && <span className="mini-about">{about}</span>}
    </span>
  );
}

function Broadsheet({ name, headline, about, picture }: DrawnContent) {
  return (
    <span className="mini-broadsheet">
      <span className="mini-name" style={{ fontSize: `${fit(name, 16, 88, 0.47)}cqw` }}>
        {name}
      </span>
      <span className="mini-rules" />
      {headline !== '' && <span className="mini-headline">{headline}</span>}
      <span className="mini-columns">
        {picture === null ? (
          <span className="mini-plate">{initialsOf(name)}</span>
        ) : (
          <img className="mini-plate" src={picture} alt="" />
        )}
        <span className="mini-about">{about}</span>
      </span>
    </span>
  );
}

function Gallery({ name, headline, about, picture }: DrawnContent) {
  return (
    <span className="mini-gallery">
      <span className="mini-tile">
        <span className="mini-name" style={{ fontSize: `${fit(name, 11, 40, 0.54)}cqw` }}>
          {name}
        </span>
        {headline !== '' && <span className="mini-headline">{headline}</span>}
      </span>
      {picture === null ? (
        <span className="mini-plate">{initialsOf(name)}</span>
      ) : (
        <img className="mini-plate" src={picture} alt="" />
      )}
      <span className="mini-accent" />
      <span className="mini-about">{about}</span>
    </span>
  );
}

const MINIS: Record<ThemeName, (content: DrawnContent) => React.JSX.Element> = {
  atelier: Atelier,
  swiss: Swiss,
  terminal: Terminal,
  ledger: Ledger,
  aurora: Aurora,
  cinema: Cinema,
  broadsheet: Broadsheet,
  gallery: Gallery,
};

/** A theme with one's own content in it, as a drawing; its name stands beside it. */
export function ThemeMini({ theme, content }: { theme: ThemeName; content: MiniContent }) {
  const Mini = MINIS[theme];
  const about = shorten(usePlainLine(content.about), 260);
  return (
    <span className="mini" aria-hidden="true">
      <Mini {...content} about={about} />
    </span>
  );
}
