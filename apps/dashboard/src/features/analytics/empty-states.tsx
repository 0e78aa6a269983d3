import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { Button } from '@tosite/ui/button';
import type { Website } from '@tosite/validation/website/website';
import { ExternalLink } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatMoment } from '../../display/moment.ts';
import { paths } from '../../paths.ts';
import { copyAddress } from '../../sites/copy-address.ts';
import { analyticsWords } from '../../words/analytics-words.ts';
import { words } from '../../words/words.ts';
import { dayIn, sayDay } from './days.ts';
import { withDays, withPreset, type Range } from './range.ts';

const copy = analyticsWords;
const CARD = 'mt-4 rounded-card border border-rule bg-raise p-6';

/** It is live and counted, and nobody has come: where people find it. */
export function NobodyYet({ website }: { website: Website }) {
  const platform = website.sources[0]?.platform;
  return (
    <section aria-labelledby="nobody" className={`${CARD} max-w-[64ch]`}>
      <h2 id="nobody" className="text-xl">
        {copy.nobody.title}
      </h2>
      <p className="mt-1.5 text-ink-2">{copy.nobody.live(formatMoment(website.createdAt))}</p>
      {platform !== undefined && (
        <p className="mt-1 text-ink-2">{copy.nobody.put(words.platforms[platform])}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void copyAddress(website)}>
          {copy.nobody.copy}
        </Button>
        <Button asChild>
          <a href={website.url} target="_blank" rel="noopener noreferrer">
            {copy.nobody.view}
            <ExternalLink size={16} aria-hidden />
          </a>
        </Button>
      </div>
      <p className="mt-3.5 text-sm text-ink-2">{copy.nobody.own}</p>
    </section>
  );
}

/** Nobody can come. */
export function NotPublic({ website }: { website: Website }) {
  const isOwn = website.status === 'unpublished';
  return (
    <section aria-labelledby="offline" className="mt-4 rounded-frame border border-rule bg-wash p-4">
      <h2 id="offline" className="text-base">
        {isOwn ? copy.offline.title : copy.offline.heldTitle}
      </h2>
      <p className="mt-1 text-ink-2">{isOwn ? copy.offline.body : copy.offline.heldBody}</p>
      {isOwn && (
        <Button asChild className="mt-3">
          <Link to={paths.home()}>{copy.offline.go}</Link>
        </Button>
      )}
    </section>
  );
}

/** Nobody in these days, though it is counted: why, and other days. */
export function NothingInRange({ range, data, today }: { range: Range; data: Analytics; today: string }) {
  const [params] = useSearchParams();
  const { from, to } = range;
  const began = data.since === null ? null : dayIn(Date.parse(data.since), data.range.timezone);
  const isBefore = began !== null && to < began;
  const link = 'font-semibold text-accent-text hover:underline';
  return (
    <section aria-labelledby="nothing" className={CARD}>
      <h2 id="nothing">
        {from === to
          ? copy.empty.day(sayDay(from, today, 'long'))
          : copy.empty.days(copy.range.days(sayDay(from, today, 'long'), sayDay(to, today, 'long')))}
      </h2>
      <p className="mt-1.5 text-ink-2">
        {isBefore ? (
          <>
            {copy.empty.before(sayDay(began, today, 'long'))}{' '}
            <Link to={{ search: withDays(params, began, today).toString() }} className={link}>
              {copy.empty.seeFrom}
            </Link>
          </>
        ) : (
          <>
            {copy.empty.quiet}{' '}
            {range.preset !== '90' && (
              <Link to={{ search: withPreset(params, '90').toString() }} className={link}>
                {copy.empty.longer}
              </Link>
            )}
          </>
        )}
      </p>
    </section>
  );
}
