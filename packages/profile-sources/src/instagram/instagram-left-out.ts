import { INSTAGRAM_LEFT_OUT } from '@tosite/validation/left-out/instagram-left-out';
import { countLeftOut } from '@tosite/validation/left-out/known-left-out';
import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { GraphMedia } from './account/graph-responses.ts';
import type { PageUser, WebUser } from './link/web-responses.ts';

type Counts = Partial<Record<(typeof INSTAGRAM_LEFT_OUT)[number]['column'], number>>;

/** What Instagram told and the profile does not hold; `total` null: it does not say how many posts there are. */
function leftOut(counts: Counts, shown: number, total: number | null): LeftOut[] {
  const known = countLeftOut(INSTAGRAM_LEFT_OUT, (_, column) => counts[column as keyof Counts] ?? 0);
  const beyond = Math.max(0, (total ?? 0) - shown);
  return beyond === 0 ? known : [...known, { table: 'posts', column: null, count: beyond, why: 'limit' }];
}

/** Of the API, for its owner or for others. */
export function graphLeftOut(
  me: { account_type?: string | null; media_count: number | null },
  media: readonly GraphMedia[],
  shown: number,
): LeftOut[] {
  const films = media.map(({ children }) => children?.data.filter((one) => one.media_type === 'VIDEO') ?? []);
  return leftOut(
    {
      account_type: Number((me.account_type ?? null) !== null),
      'second film': films.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0),
    },
    shown,
    me.media_count,
  );
}

/** Of the public profile. */
export function webLeftOut(user: WebUser, shown: number): LeftOut[] {
  const nodes = user.edge_owner_to_timeline_media?.edges.map(({ node }) => node) ?? [];
  const films = nodes.map(
    (node) => node.edge_sidecar_to_children?.edges.filter((edge) => edge.node.is_video).length ?? 0,
  );
  return leftOut(
    {
      category: Number((user.category_name ?? '') !== ''),
      location: nodes.filter(({ location }) => (location?.name ?? null) !== null).length,
      video_view_count: nodes.filter((node) => (node.video_view_count ?? 0) > 0).length,
      'second film': films.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
    },
    shown,
    user.edge_owner_to_timeline_media?.count ?? null,
  );
}

/** Of the page that says who the account is. */
export function pageLeftOut(user: PageUser): LeftOut[] {
  return leftOut({ category: Number((user.category ?? '') !== '') }, 0, user.all_media_count);
}
