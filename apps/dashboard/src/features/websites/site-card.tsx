import { IconButton } from '@tosite/ui/icon-button';
import { classNames } from '@tosite/ui/class-names';
import { THEME_NAMES } from '@tosite/validation/website/design';
import type { Website } from '@tosite/validation/website/website';
import { Copy, EyeOff } from 'lucide-react';
import { addressOf } from '../../config/app-config.ts';
import { say } from '../../words/say.ts';
import { words } from '../../words/words.ts';
import { copyAddress } from '../../sites/copy-address.ts';
import { formatMoment } from '../../display/moment.ts';
import { ScaledBox } from '../../display/scaled-box.tsx';
import { SiteFrame } from '../../display/site-frame.tsx';
import { SiteActions } from './site-actions.tsx';
import { shortLink } from '../../previews/preview-steps.ts';

const copy = words.home;

export type SiteCardProps = {
  website: Website;
  /** True where something above it is the one thing to do. */
  secondary?: boolean;
};

/** The site as it stands in the world: seen small, with its address and what it was made from. */
export function SiteCard({ website, secondary = false }: SiteCardProps) {
  const address = addressOf(website);
  const label = address.split('.', 1)[0] ?? '';
  const { status } = website;
  const live = status === 'published';
  return (
    <section
      aria-label={copy.yourSite}
      className="grid overflow-hidden rounded-card border border-rule bg-raise lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]"
    >
      <div className="flex h-72 bg-bench px-4 pt-4 lg:h-auto lg:min-h-92 lg:px-6 lg:pt-6">
        <SiteFrame address={address} className="flex-1 rounded-b-none">
          {status === 'published' ? <Thumbnail website={website} /> : <NotPublic status={status} />}
        </SiteFrame>
      </div>
      <div className="flex min-w-0 flex-col p-4 lg:p-6">
        <p
          className={classNames(
            'flex items-center gap-2 font-semibold before:size-2 before:bg-current before:content-[""]',
            live ? 'text-good' : 'text-bad',
          )}
        >
          {copy.status[status]}
        </p>
        <div className="mt-1.5 flex items-center gap-1">
          <h2 className="min-w-0 text-xl wrap-anywhere">
            {label}
            <wbr />
            {address.slice(label.length)}
          </h2>
          <IconButton label={words.common.copy} onClick={() => void copyAddress(website)}>
            <Copy aria-hidden />
          </IconButton>
        </div>
        {status !== 'published' && <p className="mt-1 text-ink-2">{copy.statusHelp[status]}</p>}
        <HoldReasons website={website} />
        <Facts website={website} />
        <SiteActions website={website} secondary={secondary} />
      </div>
    </section>
  );
}

/** What stands against a site that visitors do not see, a sentence each; what an operator wrote to it; what is answered. */
function HoldReasons({ website: { hold, status } }: { website: Website }) {
  if (hold === undefined || (status !== 'held' && status !== 'suspended')) return null;
  return (
    <div className="mt-3 grid gap-2 border-l-2 border-bad pl-3 wrap-anywhere">
      {hold.messages.map((message, index) => (
        <p key={message}>{say(hold.messageReasons[index], message)}</p>
      ))}
      {hold.words !== null && <p className="whitespace-pre-wrap">{hold.words}</p>}
      <p className="text-sm text-ink-2">
        {hold.answeredAt === null ? copy.holdAnswer : copy.holdAnswered(formatMoment(hold.answeredAt))}
      </p>
    </div>
  );
}

/** The real page, small and inert. It runs no script of its own, and in this frame it could not. */
function Thumbnail({ website }: { website: Website }) {
  return (
    <div inert className="min-h-0 flex-1">
      <ScaledBox width={1280} className="size-full">
        <iframe
          key={`${website.url} ${website.updatedAt}`}
          src={website.url}
          title={copy.thumbnail}
          sandbox="allow-same-origin"
          loading="lazy"
          tabIndex={-1}
          className="size-full border-0"
        />
      </ScaledBox>
    </div>
  );
}

function NotPublic({ status }: { status: Exclude<Website['status'], 'published'> }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 px-6 text-center text-ink-2">
      <EyeOff size={20} aria-hidden />
      {copy.status[status]}
    </div>
  );
}

function Facts({ website }: { website: Website }) {
  const theme = THEME_NAMES.find((name) => name === website.theme_name);
  // A file may not tell the address of its profile.
  const sources = website.sources.map(
    ({ profileUrl, platform }) => shortLink(profileUrl) || words.platforms[platform],
  );
  const rows: [string, string | null][] = [
    [copy.facts.kind, words.websiteTypes[website.website_type]],
    [copy.facts.theme, theme === undefined ? website.theme_name : words.themes[theme]],
    [copy.facts.source, sources.length === 0 ? null : sources.join(', ')],
    [copy.facts.published, formatMoment(website.createdAt)],
    [copy.facts.changed, website.updatedAt === website.createdAt ? null : formatMoment(website.updatedAt)],
  ];
  return (
    <dl className="mt-4 border-t border-rule">
      {rows.map(([name, value]) =>
        value === null ? null : (
          <div
            key={name}
            className="flex min-h-[38px] items-center justify-between gap-4 border-b border-rule py-1"
          >
            <dt className="shrink-0 text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
