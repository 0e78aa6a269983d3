import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { json, type Written } from './way.ts';

/** Something that is there already: what was recorded of a platform, a sample, a file that was read wrongly once. */
export type Input = {
  name: string;
  /** Whether the product has keys of the platforms. */
  keyed: boolean;
  write: () => Written;
  /** A second reading, in which its owner has corrected things. */
  newer?: () => Written;
  /** Cannot be read: then it is refused in words. */
  refused?: boolean;
};

const FIXTURES = new URL('../../../packages/profile-sources/fixtures/', import.meta.url);
const FAULTS = new URL('faults/', FIXTURES);

const drop = (folder: URL, ...names: string[]): Written => ({
  files: names.map((name) => ({
    name: name.slice(name.lastIndexOf('/') + 1),
    data: readFileSync(new URL(name, folder)),
  })),
});
const dropped = (...names: string[]): Input => ({
  name: names[0] ?? '',
  keyed: false,
  write: () => drop(FIXTURES, ...names),
});
const linked = (link: string, keyed = false): Input => ({
  name: `${link}${keyed ? ', with keys' : ''}`,
  keyed,
  write: () => ({ link }),
});

const RECORDED: readonly Input[] = [
  linked('https://github.com/quillfeather-dev'),
  linked('https://github.com/larkspur-foundry'),
  linked('https://github.com/tomas-brindlewood'),
  linked('https://www.youtube.com/@kettleandcompass'),
  linked('https://www.youtube.com/@kettleandcompass', true),
  linked('https://www.youtube.com/@lumenloom.studio', true),
  linked('https://www.youtube.com/@emptychannelfx', true),
  linked('https://www.instagram.com/harbour_light_films/'),
  linked('https://www.linkedin.com/in/mireille-okonjo-blanc-fx'),
  linked('https://www.linkedin.com/in/mireille-okonjo-blanc-fx-visible'),
  linked('https://www.linkedin.com/company/atelier-cendre-fx'),
  dropped('linkedin/export/Complete_LinkedInDataExport_11-20-2026.zip'),
  dropped('linkedin/export/Basic_LinkedInDataExport_11-20-2026.zip'),
  dropped('linkedin/export/Profile.pdf'),
  dropped('instagram/export/instagram-saffron.and.slate-2026-11-20-FxAbCd12.zip'),
  dropped('instagram/export/harbour_light_films_20220110.zip'),
  dropped(
    'instagram/export/instagram-multipart-part_1.zip',
    'instagram/export/instagram-multipart-part_2.zip',
  ),
  dropped('youtube/takeout/takeout-20261120T091405Z-001.zip'),
];

const SAMPLES: readonly Input[] = [
  linked('https://www.linkedin.com/in/tosite-sample-noor'),
  linked('https://github.com/tosite-sample-tove'),
  linked('https://www.linkedin.com/company/tosite-sample-corran'),
  linked('https://www.youtube.com/@tosite-sample-plainobjects'),
  linked('https://www.instagram.com/tosite-sample-rima/'),
];

/** No whole export, or none at all. */
const REFUSED = /^09[abc]-/u;

/** An account whose texts, README and addresses were read wrongly once. */
function faultyAccount(): Input[] {
  const [account, readme] = ['06-github-account.json', '06-github-profile-readme.md'].map(
    (name) => new URL(name, FAULTS),
  );
  if (account === undefined || readme === undefined || !existsSync(account)) return [];
  const login = 'robin-of-the-lives';
  // A file of the fixtures, in this shape.
  const { user, repos, socials } = JSON.parse(readFileSync(account, 'utf8')) as {
    user: Record<string, unknown>;
    repos: Record<string, unknown>[];
    socials: unknown[];
  };
  const answers: Record<string, unknown> = {
    [`/users/${login}`]: { ...user, login, html_url: `https://github.com/${login}` },
    [`/users/${login}/repos`]: repos.map((repo, index) => ({
      id: 7000 + index,
      full_name: `${login}/${String(repo['name'])}`,
      html_url: `https://github.com/${login}/${String(repo['name'])}`,
      fork: false,
      ...repo,
    })),
    [`/users/${login}/social_accounts`]: socials,
    [`/users/${login}/orgs`]: [],
    [`/users/${login}/events/public`]: [],
    [`/repos/${login}/${login}/readme`]: {
      path: 'README.md',
      encoding: 'base64',
      download_url: `https://raw.githubusercontent.com/${login}/${login}/main/README.md`,
      content: readFileSync(readme).toString('base64'),
    },
  };
  return [
    {
      name: '06-github-account.json',
      keyed: false,
      write: () => ({
        link: `https://github.com/${login}`,
        answer: ({ host, path }) => {
          const said = answers[new URL(path, 'http://recorded.invalid').pathname];
          return host === 'api.github.com' && said !== undefined ? json(said) : undefined;
        },
      }),
    },
  ];
}

function faults(): Input[] {
  if (!existsSync(FAULTS)) return [];
  const names = readdirSync(FAULTS)
    .filter((name) => /\.(?:zip|pdf|resume\.json)$|^json-resume/u.test(name))
    .filter((name) => !name.startsWith('sync-'))
    .sort();
  const corrected: Input[] = existsSync(new URL('sync-before.zip', FAULTS))
    ? [
        {
          name: 'sync-before.zip, then sync-after-corrections.zip',
          keyed: false,
          write: () => drop(FAULTS, 'sync-before.zip'),
          newer: () => drop(FAULTS, 'sync-after-corrections.zip'),
        },
      ]
    : [];
  return [
    ...names.map((name): Input => ({
      name,
      keyed: false,
      write: () => drop(FAULTS, name),
      ...(REFUSED.test(name) ? { refused: true } : {}),
    })),
    ...corrected,
    ...faultyAccount(),
  ];
}

/** Every input that is there already. */
export function allInputs(): Input[] {
  return [...RECORDED, ...SAMPLES, ...faults()];
}
