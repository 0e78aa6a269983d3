import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { PlatformMark } from '@tosite/ui/platform-mark';
import { connectionQueries } from '../../connections/connection-queries.ts';
import { syncQueries } from '../../sites/sync-queries.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';

/** The way to a draft out of one Instagram post; nothing where the website has no Instagram account. */
export function InstagramButton({ websiteId, onOpen }: { websiteId: string; onOpen: () => void }) {
  const sources = useQuery(syncQueries.of(websiteId)).data?.sources ?? [];
  const connections = useQuery(connectionQueries.all()).data?.connections ?? [];
  const has = [...sources, ...connections].some(({ platform }) => platform === 'instagram');
  if (!has) return null;
  return (
    <Button className="max-lg:flex-1" onClick={onOpen}>
      <PlatformMark of="instagram" size={16} />
      {autoPostWords.instagram.button}
    </Button>
  );
}
