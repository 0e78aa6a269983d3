import type { Platform } from '../../platforms/platform.ts';
import { clockTime } from '../clock-time.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';

type On = { platform: Platform };
/** Why an older reading stands in for a new one. */
type Silence = 'limited' | 'refused' | 'silent';

const SILENCES: Record<Silence, string> = {
  limited: 'is asking us to slow down',
  refused: 'does not let us read this profile now',
  silent: "isn't answering",
};

export const platformMessages = {
  'platform.instagramWall':
    "Instagram doesn't let us read this profile without its owner. Connect your account or upload your Instagram data (JSON).",
  'platform.instagramPrivate':
    'This account is private. Only its owner can bring in the posts: connect it or upload your data.',
  'platform.instagramPersonal':
    'Instagram only shares posts of professional accounts. Switch to a (free) creator account, or upload your data.',
  'platform.instagramNoPermission':
    'Instagram did not give us permission to read your posts. Please connect again and allow it, or upload your data.',
  'platform.instagramSignInRefused': 'Instagram did not accept this sign-in. Please connect again.',
  'platform.linkedinWall':
    "LinkedIn doesn't let websites read profiles. Upload your LinkedIn data (ZIP) – it takes a few minutes to request – or fill in the form.",
  'platform.linkedinNotFound': "We couldn't find this LinkedIn page, or it isn't public.",
  'platform.linkedinUnavailable':
    "LinkedIn isn't answering properly at the moment. Try again in a minute, or upload your LinkedIn data (ZIP).",
  'platform.linkedinOutsideEurope':
    'LinkedIn shares this data only with members in the EU, the EEA and Switzerland who allow it. Upload your LinkedIn data (ZIP) instead.',
  'platform.youtubeSilent': "YouTube isn't answering us at the moment. We'll try again automatically.",
  'platform.youtubeNotFound': "We couldn't find this YouTube channel.",
  'platform.youtubeRemoved': 'YouTube says this channel has been removed.',
  'platform.limited': ({ platform, at }: On & { at: number }) =>
    `${PLATFORM_NAMES[platform]} is asking us to slow down. Try again at ${clockTime(at)}.`,
  'platform.unavailable': ({ platform }: On) =>
    `${PLATFORM_NAMES[platform]} isn't answering properly at the moment. Try again in a minute, or look at the sample.`,
  'platform.timedOut': ({ platform }: On) =>
    `${PLATFORM_NAMES[platform]} took too long to answer. Try again in a minute, or look at the sample.`,
  'platform.refused': ({ platform }: On) =>
    `${PLATFORM_NAMES[platform]} does not let us read this profile. Try again later, or look at the sample.`,
  'platform.busy': ({ platform }: On) =>
    `We are reading many ${PLATFORM_NAMES[platform]} profiles right now. Try again in a minute.`,
  'platform.stale': ({ name, why, at, now }: { name: string; why: Silence; at: number; now: number }) => {
    const day = new Date(at).toISOString().slice(0, 10);
    const isToday = new Date(now).toISOString().startsWith(day);
    return `${name} ${SILENCES[why]}; this is what we read ${isToday ? '' : `on ${day} `}at ${clockTime(at)}.`;
  },
  'platform.notFound': ({ platform, name }: { platform: 'github' | 'instagram'; name: string }) =>
    `We couldn't find ${platform === 'github' ? 'a GitHub' : 'an Instagram'} profile named ${name}. Check the spelling.`,
  'platform.notProfessional': ({ name }: { name: string }) =>
    `Instagram shows us only professional accounts, and none is named ${name}. Check the spelling, connect your account or upload your Instagram data (JSON).`,
  'platform.noSample': ({ name }: { name: string }) => `There is no sample named ${name}.`,
  'platform.connectionExpired': ({ platform }: On) =>
    `Your ${PLATFORM_NAMES[platform]} connection has expired. Please connect again.`,
  'platform.connectingOff': ({ platform }: On) =>
    `Connecting ${PLATFORM_NAMES[platform]} is no longer set up here. Upload your data instead.`,
} as const;
