import { parse as parseAgent } from 'bowser';
import { isbot } from 'isbot';
import type { Device } from './visit.ts';

/** What a user agent says of itself. */
export type Agent =
  | { kind: 'empty' | 'ai_crawler' | 'bot' }
  | { kind: 'assistant'; name: string }
  | { kind: 'browser'; device: Device; browser: string; app: string | null; sendsFetchMetadata: boolean };

const ASSISTANTS: readonly (readonly [RegExp, string])[] = [
  [/ChatGPT-User/iu, 'ChatGPT'],
  [/Claude-User/iu, 'Claude'],
  [/Perplexity-User/iu, 'Perplexity'],
  [/MistralAI-User/iu, 'Mistral'],
  [/DuckAssistBot/iu, 'DuckDuckGo'],
  [/meta-externalfetcher/iu, 'Meta AI'],
];

const AI_CRAWLERS =
  /GPTBot|OAI-SearchBot|ClaudeBot|Claude-SearchBot|Claude-Web|anthropic-ai|CCBot|PerplexityBot|Google-Extended|GoogleOther|Bytespider|Amazonbot|Applebot-Extended|meta-externalagent|FacebookBot|cohere-ai|cohere-training|Diffbot|AI2Bot|Timpibot|omgili|YouBot|PetalBot|ImagesiftBot|DeepSeekBot/iu;

/** Browsers inside apps, which say no referrer. */
const APPS: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/u, 'Instagram (app)'],
  [/\bLinkedInApp\b|\[LinkedInApp\]/u, 'LinkedIn (app)'],
  [/com\.google\.(?:android|ios)\.youtube|\bYouTube\/\d/u, 'YouTube (app)'],
  [/\bBarcelona \d/u, 'Threads (app)'],
  [/\bFBAN\/|\bFBAV\/|\bFB_IAB\//u, 'Facebook (app)'],
  [/musical_ly|BytedanceWebview|\btrill_/u, 'TikTok (app)'],
  [/\bTwitter for (?:iPhone|iPad|Android)|\bTwitterAndroid\b/u, 'X (app)'],
  [/\bPinterest\//u, 'Pinterest (app)'],
  [/\bSnapchat\//u, 'Snapchat (app)'],
  [/\bReddit\//u, 'Reddit (app)'],
  [/\bGitHub(?:Mobile)?\/\d/u, 'GitHub (app)'],
  [/\bLine\/\d/u, 'LINE (app)'],
  [/\bMicroMessenger\//u, 'WeChat (app)'],
  [/\bGSA\//u, 'Google (app)'],
];

/** No browser says more of itself; what comes after it is not looked at. */
const LONGEST = 512;
const REMEMBERED = 5000;
const remembered = new Map<string, Agent>();

/** Total, and remembered for as many agents as are about at a time. */
export function readAgent(text: string): Agent {
  const agent = text.slice(0, LONGEST).trim();
  const known = remembered.get(agent);
  if (known !== undefined) return known;
  const reading = judge(agent);
  // The one that was read first makes room: whoever sends a new name each time only pushes out its own.
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
  remembered.set(agent, reading);
  return reading;
}

function judge(agent: string): Agent {
  if (agent === '') return { kind: 'empty' };
  const assistant = ASSISTANTS.find(([pattern]) => pattern.test(agent));
  if (assistant !== undefined) return { kind: 'assistant', name: assistant[1] };
  if (AI_CRAWLERS.test(agent)) return { kind: 'ai_crawler' };
  const [mark, app] = APPS.find(([pattern]) => pattern.test(agent)) ?? [null, null];
  // The name of an app may hold that of a company whose crawlers are many: `com.google.android.youtube`.
  if (isbot(mark === null ? agent : agent.replace(mark, ''))) return { kind: 'bot' };
  const { browser, platform } = parse(agent);
  return {
    kind: 'browser',
    device: DEVICE_OF[platform] ?? 'unknown',
    browser: BROWSER_NAMES[browser] ?? (browser === '' ? 'other' : browser.slice(0, 40)),
    app,
    sendsFetchMetadata: sendsFetchMetadata(agent),
  };
}

const DEVICE_OF: Record<string, Device> = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
  tv: 'tv',
};

const BROWSER_NAMES: Record<string, string> = {
  'Samsung Internet for Android': 'Samsung Internet',
  'Microsoft Edge': 'Edge',
  'Android Browser': 'Android',
  'Chrome Headless': 'Chrome',
};

function parse(agent: string): { browser: string; platform: string } {
  try {
    const { browser, platform } = parseAgent(agent);
    return { browser: browser.name ?? '', platform: platform.type ?? '' };
  } catch {
    return { browser: '', platform: '' };
  }
}

/**
 * Whether a browser of this name and age says over https what it loads a page for. In doubt not: browsers inside apps
 * are put together by those apps.
 */
function sendsFetchMetadata(agent: string): boolean {
  if (/; wv\)/u.test(agent)) return false;
  const chrome = /\bChrome\/(\d{1,4})\./u.exec(agent)?.[1];
  if (chrome !== undefined) return Number(chrome) >= 80;
  const firefox = /\bFirefox\/(\d{1,4})\./u.exec(agent)?.[1];
  return firefox !== undefined && Number(firefox) >= 90;
}
