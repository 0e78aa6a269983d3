import type { Change, Sync } from '@tosite/api-client/endpoints/sync';
import type { Profile, ProfileList } from '@tosite/validation/profile/profile';
import type { Preview } from '@tosite/validation/website/preview';
import { writeZip } from '@tosite/profile-sources/import/testing/write-zip';
import { exportedJson } from '@tosite/profile-sources/instagram/testing/made-export';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../server.ts';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { linkedInZip } from '../../testing/linkedin-files.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { makeSyncedSite, NO_EDITS, type SyncedSite } from '../../testing/test-syncs.ts';
import { visit } from '../../testing/test-websites.ts';
import { exportFile, uploadForm } from '../../testing/uploads.ts';

const HIDDEN = 'Dune text';
const JOBS = [
  ['Kelp', 'Engineer', 'Current text', 'Cork', 'Jan 2022', ''],
  ['Kelp', 'Intern', 'Old text', 'Cork', 'Jan 2015', 'Dec 2016'],
  ['Dune', 'Analyst', HIDDEN, 'Oslo', '2018', '2019'],
  ['Freelance', 'Consultant', 'A', '', '', ''],
];
const corrected = (row: number, cell: number, text: string): string[][] =>
  JOBS.map((job, index) => (index === row ? job.with(cell, text) : job));

/** What the dialog proposes: never what is gone, edited, or may be there already. */
const byDefault = ({ changes }: Sync): { take: string[]; leave: string[] } => {
  const isTaken = ({ kind, conflict, resembles }: Change): boolean =>
    kind !== 'removed' && !conflict && resembles === null;
  return {
    take: changes.filter(isTaken).map(({ id }) => id),
    leave: changes.filter((change) => !isTaken(change)).map(({ id }) => id),
  };
};
/** What a change is taken for, and what that is called on the site. */
const seems = (resembles: Change['resembles']): { why: string; label: string } | null =>
  resembles === null ? null : { why: resembles.why, label: resembles.label };
const told = ({ changes }: Sync): string[] =>
  changes.map(({ kind, label, before, after }) => `${kind} ${label}: ${before ?? '-'} > ${after ?? '-'}`);

describe('a line that its owner corrects where it came from', () => {
  let test: TestDatabase;
  let api: TestApi;
  let server: RunningServer;
  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.stop({ timeoutMs: 500 });
    await api.close();
    await test.drop();
  });

  const brought = async (data: Buffer, name = 'Basic_LinkedInDataExport.zip'): Promise<Preview> => {
    const answer = await uploadForm(server.port, [{ name, data }]);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    return answer.body as unknown as Preview;
  };
  const siteOf = async (data: Buffer, name?: string): Promise<SyncedSite> =>
    makeSyncedSite(api, await brought(data, name));
  const again = async (site: SyncedSite, data: Buffer, name?: string): Promise<Sync> =>
    site.add(await brought(data, name));
  const profileOf = async (site: SyncedSite): Promise<Profile> =>
    // The server checked the answer against its schema.
    (await site.content()).profile as unknown as Profile;
  const keyOf = async <L extends ProfileList>(
    site: SyncedSite,
    list: L,
    is: (item: Profile[L][number]) => boolean,
  ): Promise<string> => {
    const items: readonly Profile[L][number][] = (await profileOf(site))[list];
    return `${list}/${items.find(is)?.id ?? 'none'}`;
  };
  /** As the truth was found: Analyst hidden, Engineer's description rewritten. */
  const edited = async (site: SyncedSite): Promise<void> => {
    const hidden = await keyOf(site, 'experience', ({ title }) => title === 'Analyst');
    const words = await keyOf(site, 'experience', ({ title }) => title === 'Engineer');
    const items = { [hidden]: { hidden: true }, [words]: { set: { description: 'In my own words' } } };
    expect((await site.edit({ ...NO_EDITS, items })).status).toBe(200);
  };

  it.each([
    ['a title', corrected(0, 1, 'Senior Engineer'), 'changed Engineer: title: Engineer > Senior Engineer'],
    ['a title, wholly', corrected(0, 1, 'CTO'), 'changed Engineer: title: Engineer > CTO'],
    ['an employer', corrected(2, 0, 'Dune AS'), 'changed Analyst: organisation: Dune > Dune AS'],
    ['an employer, wholly', corrected(2, 0, 'Zephyr'), 'changed Analyst: organisation: Dune > Zephyr'],
    [
      'a month of two stints',
      corrected(1, 4, 'Feb 2015'),
      'changed Intern: dates: 2015-01 to 2016-12 > 2015-02 to 2016-12',
    ],
    [
      'the start of a hidden job',
      corrected(2, 4, 'Mar 2018'),
      'changed Analyst: dates: 2018 to 2019 > 2018-03 to 2019',
    ],
    ['a date that was missing', corrected(3, 4, 'Mar 2020'), 'changed Consultant: dates: - > 2020-03 to now'],
    ['an end', corrected(1, 5, 'Jun 2016'), 'changed Intern: dates: 2015-01 to 2016-12 > 2015-01 to 2016-06'],
    ['a place', corrected(1, 3, 'Galway'), 'changed Intern: location: Cork > Galway'],
    ['a description', corrected(1, 2, 'Other text'), 'changed Intern: description: Old text > Other text'],
  ])('is a change of that line: %s', async (_, jobs, change) => {
    const site = await siteOf(linkedInZip({ Positions: JOBS }));
    await edited(site);
    const before = { texts: await site.texts(), content: await site.content() };
    const found = await again(site, linkedInZip({ Positions: jobs }));
    expect(told(found)).toEqual([change]);
    await site.take(byDefault(found).take, byDefault(found).leave);
    const { text } = await visit(api, site.site.domain_name);
    expect(text).toContain('In my own words');
    for (const gone of ['Current text', HIDDEN, 'Dune', 'Zephyr']) expect(text).not.toContain(gone);
    expect((await profileOf(site)).experience).toHaveLength(JOBS.length);
    // Read once more, there is nothing; taken back, everything is as it was.
    expect((await again(site, linkedInZip({ Positions: jobs }))).changes).toEqual([]);
    await site.undo();
    expect(await site.texts()).toEqual(before.texts);
    expect((await site.content()).edits).toEqual(before.content.edits);
  });

  it('is a change of that line when several are corrected at once', async () => {
    const site = await siteOf(linkedInZip({ Positions: JOBS }));
    await edited(site);
    const after = [
      ['Kelp', 'Senior Engineer', 'Current text', 'Cork', 'Jan 2022', ''],
      ['Kelp', 'Intern', 'Old text', 'Cork', 'Feb 2015', 'Dec 2016'],
      ['Dune AS', 'Analyst', HIDDEN, 'Oslo', '2018', '2019'],
      ['Freelance', 'Consultant', 'A', '', 'Mar 2020', ''],
    ];
    const found = await again(site, linkedInZip({ Positions: after }));
    expect(found.changes.map(({ kind }) => kind)).toEqual(['changed', 'changed', 'changed', 'changed']);
    await site.take(byDefault(found).take);
    const { text } = await visit(api, site.site.domain_name);
    for (const shown of ['Senior Engineer', 'In my own words', 'Intern', 'Consultant']) {
      expect(text).toContain(shown);
    }
    for (const gone of ['Dune', 'Current text']) expect(text).not.toContain(gone);
    // Corrected once more, and left: it stays as it is, and is asked once.
    const later = linkedInZip({
      Positions: [['Kelp', 'Principal', 'Current text', 'Cork', 'Jan 2022', ''], ...after.slice(1)],
    });
    const asked = await again(site, later);
    expect(told(asked)).toEqual(['changed Senior Engineer: title: Senior Engineer > Principal']);
    await site.take(
      [],
      asked.changes.map(({ id }) => id),
    );
    expect((await again(site, later)).changes).toEqual([]);
  });

  it.each([
    [
      'Education',
      ['Kelp College', '2010', '2014', 'Notes', 'BSc', ''],
      ['Kelp College', '2010', '2014', 'Notes', 'Bachelor of Science', ''],
    ],
    [
      'Education',
      ['Kelp College', '2010', '2014', 'Notes', 'BSc', ''],
      ['Kelp University College', '2010', '2014', 'Notes', 'BSc', ''],
    ],
    [
      'Certifications',
      ['Diver', '', 'PADI', 'May 2020', '', ''],
      ['Diver', '', 'PADI International', 'May 2020', '', ''],
    ],
    [
      'Certifications',
      ['Diver', '', 'PADI', 'May 2020', '', '12-9'],
      ['Open Water', '', 'PADI', 'May 2020', '', '12-9'],
    ],
    ['Honors', ['Kelp Prize', 'For kelp', 'Mar 2019'], ['The Kelp Prize', 'For kelp', 'Mar 2019']],
    [
      'Projects',
      ['Tide log', 'Logs tides', '', 'Jan 2018', ''],
      ['Tide log', 'Logs tides', '', 'Feb 2018', ''],
    ],
    ['Skills', ['Kubernets'], ['Kubernetes']],
    [
      'Volunteering',
      ['Shelter', 'Walker', 'animalRights', 'Jan 2012', 'Jan 2013', 'Dogs'],
      ['Shelter', 'Dog walker', 'animalRights', 'Jan 2012', 'Jan 2013', 'Dogs'],
    ],
    ['Languages', ['Norwegian', 'Fluent'], ['Norwegian Bokmål', 'Fluent']],
  ])('is no new line of %s, and stays hidden: %j > %j', async (table, before, after) => {
    const site = await siteOf(linkedInZip({ [table]: [before] }));
    const lists = Object.entries(await profileOf(site)).filter(([, value]) => Array.isArray(value));
    const [list, [item]] = (lists.find(([, value]) => (value as unknown[]).length > 0) ?? ['', []]) as [
      string,
      { id: string }[],
    ];
    await site.edit({ ...NO_EDITS, items: { [`${list}/${item?.id}`]: { hidden: true } } });
    const hiddenPage = await site.texts();
    const found = await again(site, linkedInZip({ [table]: [after] }));
    expect([...new Set(found.changes.map(({ kind }) => kind))]).toEqual(['changed']);
    await site.take(byDefault(found).take, byDefault(found).leave);
    expect(await site.texts()).toEqual(hiddenPage);
    expect(((await profileOf(site)) as unknown as Record<string, unknown[]>)[list]).toHaveLength(1);
  });

  it('keeps a hidden post hidden when its words and its file are others, and its moment is the same', async () => {
    const post = (caption: string, file: string): Buffer => {
      const media = [
        { uri: `media/posts/202501/${file}.jpg`, creation_timestamp: 1_735_813_230, title: caption },
      ];
      return writeZip([
        { name: 'your_instagram_activity/media/posts_1.json', data: exportedJson([{ media }]) },
        { name: `media/posts/202501/${file}.jpg`, data: exportFile('media/jpg-320x180-169b05.jpg') },
      ]);
    };
    const site = await siteOf(post('A secret mug', '300000000000000001_1'), 'instagram.zip');
    const key = await keyOf(site, 'media', () => true);
    await site.edit({ ...NO_EDITS, items: { [key]: { hidden: true } } });
    const found = await again(site, post('Something else', '300000000000000002_2'), 'instagram.zip');
    await site.take(byDefault(found).take, byDefault(found).leave);
    expect((await visit(api, site.site.domain_name)).text).not.toMatch(/secret mug|Something else/u);
    expect((await profileOf(site)).media).toHaveLength(1);
  });

  it('is not taken for another job of the same name, and what may be a hidden one is left, with the reason', async () => {
    const site = await siteOf(linkedInZip({ Positions: JOBS }));
    await edited(site);
    const found = await again(
      site,
      linkedInZip({
        Positions: [
          ...JOBS,
          ['Dune', 'Lead Analyst', 'More', 'Oslo', '2019', '2020'],
          ['Kelp', 'Intern', 'Again', 'Cork', 'Jan 2018', 'Dec 2018'],
        ],
      }),
    );
    expect(found.changes.map(({ kind, label, resembles }) => [kind, label, seems(resembles)])).toEqual([
      ['added', 'Lead Analyst', { why: 'hidden', label: 'Analyst' }],
      ['added', 'Intern', null],
    ]);
    const { take, leave } = byDefault(found);
    await site.take(take, leave);
    const { text } = await visit(api, site.site.domain_name);
    expect(text).toContain('Again');
    expect(text).not.toContain('Dune');
  });

  it('is asked about when what was hidden has another name and says nothing else', async () => {
    const names = (second: string): Buffer =>
      linkedInZip({
        Skills: [['Juggling'], [second], ['Sailing']],
        Certifications: ['First aid', second, 'Diving'].map((name) => [name, '', '', '', '', '']),
      });
    const site = await siteOf(names('Fire eating'));
    const keys = await Promise.all(
      (['skills', 'certifications'] as const).map((list) =>
        keyOf(site, list, (item) => JSON.stringify(item).includes('Fire')),
      ),
    );
    await site.edit({ ...NO_EDITS, items: Object.fromEntries(keys.map((key) => [key, { hidden: true }])) });
    const found = await again(site, names('Pyromancy'));
    expect(
      found.changes
        .filter(({ kind }) => kind === 'added')
        .map(({ list, resembles }) => [list, seems(resembles)]),
    ).toEqual([
      ['skills', { why: 'hidden', label: 'Fire eating' }],
      ['certifications', { why: 'hidden', label: 'Fire eating' }],
    ]);
    await site.take(byDefault(found).take, byDefault(found).leave);
    expect((await visit(api, site.site.domain_name)).text).not.toMatch(/Fire eating|Pyromancy/u);
  });

  it('is asked about when what was hidden has another name and the same said of it', async () => {
    const languages = (second: string): Buffer =>
      linkedInZip({
        Languages: [
          ['Norwegian', 'Fluent'],
          [second, 'Fluent'],
          ['Sami', 'Fluent'],
        ],
      });
    const site = await siteOf(languages('Farsi'));
    const key = await keyOf(site, 'spokenLanguages', (item) => JSON.stringify(item).includes('Farsi'));
    await site.edit({ ...NO_EDITS, items: { [key]: { hidden: true } } });
    const found = await again(site, languages('Persian'));
    expect(seems(found.changes.find(({ kind }) => kind === 'added')?.resembles ?? null)).toEqual({
      why: 'hidden',
      label: 'Farsi',
    });
    await site.take(byDefault(found).take, byDefault(found).leave);
    expect((await visit(api, site.site.domain_name)).text).not.toMatch(/Farsi|Persian/u);
  });

  it('is still that post when the moment of it is another, however few letters its script needs', async () => {
    const caption =
      '風川タナ ます 海ナウイニナ が クナニガギリア です ミクニサ ます ラアシ田ラア サラ々ノア山川';
    const post = (moment: number): Buffer =>
      writeZip([
        {
          name: 'your_instagram_activity/media/posts_1.json',
          data: exportedJson([
            {
              media: [{ uri: 'media/posts/202501/1_1.jpg', creation_timestamp: moment, title: caption }],
            },
          ]),
        },
        { name: 'media/posts/202501/1_1.jpg', data: exportFile('media/jpg-320x180-169b05.jpg') },
      ]);
    const site = await siteOf(post(1_735_813_230), 'instagram.zip');
    const key = await keyOf(site, 'media', () => true);
    await site.edit({ ...NO_EDITS, items: { [key]: { hidden: true } } });
    const found = await again(site, post(1_704_190_830), 'instagram.zip');
    expect(found.changes.filter(({ kind }) => kind !== 'changed')).toEqual([]);
    await site.take(byDefault(found).take, byDefault(found).leave);
    expect((await profileOf(site)).media).toHaveLength(1);
    expect((await visit(api, site.site.domain_name)).text).not.toContain('海ナウイニナ');
  });

  it('is not doubled when its owner had written it by hand', async () => {
    const site = await siteOf(linkedInZip({ Positions: JOBS.slice(0, 1) }));
    const { experience } = await profileOf(site);
    const own = {
      ...experience[0],
      id: 'owner:1',
      title: 'Diver',
      organisation: 'Reef',
      start: '2012',
      end: '2014',
      current: false,
    };
    await site.edit({ ...NO_EDITS, added: { experience: [own] } });
    const found = await again(
      site,
      linkedInZip({ Positions: [...JOBS.slice(0, 1), ['Reef Ltd', 'Diver', '', '', 'Mar 2012', '2014']] }),
    );
    expect(found.changes.map(({ resembles }) => seems(resembles))).toEqual([{ why: 'own', label: 'Diver' }]);
  });
});
