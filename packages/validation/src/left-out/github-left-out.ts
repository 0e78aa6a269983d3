import type { KnownLeftOut } from './known-left-out.ts';

/** What GitHub tells in public of an account and its repositories and a profile does not keep. */
export const GITHUB_LEFT_OUT = [
  { table: 'users', column: 'hireable', why: 'unsupported', words: 'whether you are available for hire' },
  {
    table: 'social_accounts',
    column: 'url',
    why: 'unsupported',
    words: 'accounts whose address leads to no page, and a second mail address',
  },
  { table: 'gists', column: null, why: 'unsupported', words: 'gists' },
  { table: 'repos', column: 'is_template', why: 'unsupported', words: 'whether a repository is a template' },
  { table: 'repos', column: 'open_issues_count', why: 'unsupported', words: 'open issues' },
  { table: 'repos', column: 'size', why: 'unsupported', words: 'how large a repository is' },
  {
    table: 'events',
    column: 'type',
    why: 'unsupported',
    words: 'what each public activity was: only how many there were in a week is kept',
  },
] as const satisfies readonly KnownLeftOut[];
