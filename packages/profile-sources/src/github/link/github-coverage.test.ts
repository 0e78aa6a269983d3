import { readFileSync } from 'node:fs';
import { GITHUB_LEFT_OUT } from '@tosite/validation/left-out/github-left-out';
import { describe, expect, it } from 'vitest';
import { ALL_KEPT, compareFacts, factsOf } from '../../testing/compare-facts.ts';
import { readProfile, useRecordedGithub } from '../../testing/use-recorded-github.ts';

/*
 * Every fact that GitHub gives of a person, an organisation and their repositories is in the profile, or on one of these
 * lists of what is left out on purpose.
 */

const start = useRecordedGithub();
const recorded = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/github/${path}`, import.meta.url), 'utf8'));

/** Addresses of GitHub's interface for programs, and ids that only it reads. */
const FOR_PROGRAMS = [/(?:^|[.\]])(?:[a-z_]+_url|url|node_id)$/u];
/** The kind of account: the kind of the profile says it. */
const KIND = ['type'];
/** When an account was made is kept as a day; when it was last changed is nobody's fact. */
const INSTANTS = ['created_at', 'updated_at'];

/** A flag that is set is in any profile with a "true" in it; these are figures. */
const REPORTED = ['size', 'open_issues_count'];

const REPOSITORY = [
  ...FOR_PROGRAMS,
  // Whose it is: the profile's own.
  '[].owner.type',
  // The repository that holds the profile's page is the profile's text, and no project.
  '[].id',
  '[].description',
  // When it was made, and its last change of any kind: the profile keeps the last push.
  '[].created_at',
  '[].updated_at',
  '[].pushed_at',
  // Named in the report.
  ...GITHUB_LEFT_OUT.filter(({ column }) => REPORTED.includes(column ?? '')).map(
    ({ column }) => `[].${column}`,
  ),
  '[].open_issues',
  // Of use to those who work on it.
  '[].default_branch',
  // The licence's short name is kept; "NOASSERTION" says that GitHub does not know it.
  '[].license.key',
  '[].license.name',
  '[].license.spdx_id',
];

const without = (lines: typeof REPOSITORY, ...left: string[]) =>
  lines.filter((line) => line instanceof RegExp || !left.includes(line));

describe('every fact is kept, or left out on purpose', () => {
  it('of a person', async () => {
    const result = await readProfile(await start(), 'quillfeather-dev');
    const of = (path: string) => factsOf(recorded(path));
    expect(
      compareFacts(of('users/quillfeather-dev.json'), result, [
        ...FOR_PROGRAMS,
        ...KIND,
        ...INSTANTS,
        // The organisation that it names is among the organisations; the text is kept on one line.
        'company',
        'bio',
      ]),
    ).toEqual(ALL_KEPT);
    expect(result.profile.organisations.map(({ name }) => `@${name}`)).toContain('@larkspur-foundry');
    expect(result.profile.headline).toContain('Compiler tinkerer & occasional cartographer. I write about');
    expect(
      compareFacts(of('repos/quillfeather-dev.per_page-100.sort-pushed.json'), result, REPOSITORY),
    ).toEqual(ALL_KEPT);
    expect(compareFacts(of('orgs/quillfeather-dev.json'), result, FOR_PROGRAMS)).toEqual(ALL_KEPT);
    // The name of the service is read from the address.
    expect(compareFacts(of('social/quillfeather-dev.json'), result, ['[].provider'])).toEqual(ALL_KEPT);
    expect(result.profile.links.map(({ label }) => label)).toContain('Mastodon');
  });

  it("of the page that introduces a person: the text itself, nothing of the file's", async () => {
    const { profile } = await readProfile(await start(), 'quillfeather-dev');
    const { content } = recorded('readme/quillfeather-dev.json') as { content: string };
    expect(profile.about?.text.trim()).toBe(Buffer.from(content, 'base64').toString('utf8').trim());
  });

  it('of pinned repositories, with a token', async () => {
    const result = await readProfile(await start({ token: 'ghp_recorded' }), 'quillfeather-dev');
    expect(
      compareFacts(factsOf(recorded('graphql/pinned.quillfeather-dev.json')), result, [
        'data.user.pinnedItems.nodes[].__typename',
        // GitHub's colour of a language: themes have their own.
        'data.user.pinnedItems.nodes[].primaryLanguage.color',
      ]),
    ).toEqual(ALL_KEPT);
  });

  it('of the code in them, with a token', async () => {
    const result = await readProfile(await start({ token: 'ghp_recorded' }), 'quillfeather-dev');
    expect(
      compareFacts(factsOf(recorded('graphql/languages.quillfeather-dev.json')), result, [
        // Which repository a figure is of, and how the list goes on: sums are kept.
        'data.repositoryOwner.repositories.nodes[].databaseId',
        'data.repositoryOwner.repositories.nodes[].languages.edges[].size',
        'data.repositoryOwner.repositories.pageInfo.endCursor',
      ]),
    ).toEqual(ALL_KEPT);
  });

  it('of an organisation', async () => {
    const result = await readProfile(await start(), 'larkspur-foundry');
    const of = (path: string) => factsOf(recorded(path));
    for (const path of ['users/larkspur-foundry.json', 'orgs/larkspur-foundry.json']) {
      expect(compareFacts(of(path), result, [...FOR_PROGRAMS, ...KIND, ...INSTANTS])).toEqual(ALL_KEPT);
    }
    expect(
      compareFacts(of('orgs/larkspur-foundry.public_members.json'), result, [...FOR_PROGRAMS, '[].type']),
    ).toEqual(ALL_KEPT);
    expect(
      compareFacts(
        of('repos/larkspur-foundry.json'),
        result,
        without(
          REPOSITORY,
          '[].open_issues_count',
          '[].open_issues',
          '[].default_branch',
          '[].license.spdx_id',
        ),
      ),
    ).toEqual(ALL_KEPT);
  });
});
