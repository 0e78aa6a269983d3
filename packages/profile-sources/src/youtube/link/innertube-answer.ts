import type { FoundChannel, FoundPlaylist, FoundVideo, Voice } from './findings.ts';
import { channelIn } from './innertube-channel.ts';
import { playlistsIn, videosIn } from './innertube-videos.ts';
import { at, findAll, findFirst, itemsOf, stringOf, wordsOf } from './tree.ts';

export type TabName = 'videos' | 'shorts' | 'streams' | 'playlists';

/** What YouTube itself says of a channel that it does not show. */
export type ChannelVerdict = 'not-found' | 'removed' | 'unreadable';

/** One answer of `browse`, or the data of a channel page. */
export type ChannelAnswer = {
  channel: FoundChannel | null;
  /** null: YouTube says nothing against the channel. */
  verdict: ChannelVerdict | null;
  /** The tabs that the channel has; null when the answer does not list them. */
  tabs: ReadonlySet<string> | null;
  /** The tab that this answer shows: not always the one that was asked for. */
  shown: string | null;
  videos: readonly FoundVideo[];
  playlists: readonly FoundPlaylist[];
  /** What asks for more of the same tab. */
  next: string | null;
  /** What asks for the panel about the channel. */
  aboutNext: string | null;
};

export function readChannelAnswer(answer: unknown, voice: Voice): ChannelAnswer {
  const tabs = findAll(at(answer, 'contents'), new Set(['tabRenderer', 'expandableTabRenderer'])).map(
    ({ value }) => value,
  );
  const selected = tabs.find((tab) => at(tab, 'selected') === true);
  const added = ['onResponseReceivedActions', 'onResponseReceivedEndpoints', 'continuationContents'].map(
    (key) => at(answer, key),
  );
  const content = selected === undefined ? added : at(selected, 'content');
  const channel = channelIn(answer, voice);
  return {
    channel,
    verdict: channel === null || tabs.length === 0 ? verdictIn(answer) : null,
    tabs: tabs.length === 0 ? null : new Set(tabs.flatMap((tab) => tabName(tab) ?? [])),
    shown: selected === undefined ? null : tabName(selected),
    videos: videosIn(content, voice),
    playlists: playlistsIn(content, voice),
    next: tokenIn(content),
    aboutNext: tokenIn(at(answer, 'header')),
  };
}

/** From its address, which is the same in every language: "/@name/videos". */
function tabName(tab: unknown): string | null {
  const url = stringOf(at(tab, 'endpoint', 'commandMetadata', 'webCommandMetadata', 'url')) ?? '';
  return /\/([a-z]+)(?:\?.*)?$/u.exec(url)?.[1] ?? null;
}

function tokenIn(node: unknown): string | null {
  const token = findAll(node, new Set(['continuationItemRenderer', 'nextContinuationData']))
    .map(({ name, value }) =>
      stringOf(
        name === 'nextContinuationData'
          ? at(value, 'continuation')
          : at(findFirst(value, 'continuationCommand'), 'token'),
      ),
    )
    .findLast((one) => one !== null);
  return token !== undefined && token !== null && token.length <= 10_000 ? token : null;
}

const NEVER_WAS =
  /not exist|n't exist|existiert nicht|n['’]existe pas|no existe|não existe|non esiste|bestaat niet|не существует|nie istnieje|mevcut değil|存在しません|不存在|존재하지/iu;
const IS_GONE =
  /terminated|removed|closed|deleted|suspended|violat|no longer|gekündigt|entfernt|gelöscht|geschlossen|résilié|supprimé|clôturé|cancelad|eliminad|encerrad|removid|rimosso|chiuso|opgeheven|verwijderd|удален|заблокирован|usunięt|kapatıld|停止|削除|終止|终止|해지|삭제/iu;

function verdictIn(answer: unknown): ChannelVerdict | null {
  const alerts = itemsOf(at(answer, 'alerts')).flatMap((entry) => {
    const alert = at(entry, 'alertRenderer') ?? at(entry, 'alertWithButtonRenderer');
    return stringOf(at(alert, 'type')) === 'ERROR' ? (wordsOf(at(alert, 'text')) ?? []) : [];
  });
  if (alerts.length === 0) return null;
  if (alerts.some((text) => NEVER_WAS.test(text))) return 'not-found';
  return alerts.some((text) => IS_GONE.test(text)) ? 'removed' : 'unreadable';
}
