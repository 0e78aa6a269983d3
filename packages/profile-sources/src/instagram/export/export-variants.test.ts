import { describe, expect, it } from 'vitest';
import { exportedJson, madeEntries } from '../testing/made-export.ts';
import { captionsOf, JPG, madePost, readExport } from '../testing/read-export.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

describe('what other years, tools and languages make of it', () => {
  const photo = { 'media/posts/202601/a_18000000000000001.jpg': JPG };
  const item = madePost('media/posts/202601/a_18000000000000001.jpg', 1_767_225_600, 'Hej då ☕');

  it.each([
    ['wrapped in an object', { posts_v2: [item] }],
    ['one post without a list', item],
    ['a post that is its own medium', [{ ...item.media[0] }]],
    [
      'times as text',
      [
        madePost(
          'media/posts/202601/a_18000000000000001.jpg',
          '1767225600' as unknown as number,
          'Hej då ☕',
        ),
      ],
    ],
    [
      'times in milliseconds',
      [madePost('media/posts/202601/a_18000000000000001.jpg', 1_767_225_600_000, 'Hej då ☕')],
    ],
    [
      'labels and values',
      [
        {
          timestamp: 1_767_225_600,
          media: [{ uri: 'media/posts/202601/a_18000000000000001.jpg' }],
          label_values: [
            { label: 'Location', value: 'Home' },
            { label: 'Caption', value: 'Hej då ☕' },
          ],
          fbid: '1',
        },
      ],
    ],
  ])('posts that are %s', async (_name, json) => {
    const result = await readExport(
      madeEntries({ 'your_instagram_activity/media/posts_1.json': json, ...photo }),
    );
    expect(result.profile.media).toMatchObject([
      {
        id: 'instagram:file:18000000000000001',
        caption: 'Hej då ☕',
        takenAt: '2026-01-01T00:00:00.000Z',
        pictures: [{ url: 'import:abc/media/posts/202601/a_18000000000000001.jpg' }],
      },
    ]);
  });

  // Field report 19.
  it.each([
    [
      'nested in a folder',
      'instagram-x.y-2026-11-20-Ab/your_instagram_activity/media/posts_1.json',
      'instagram-x.y-2026-11-20-Ab/media/posts/202601/a_18000000000000001.jpg',
    ],
    [
      'nested twice',
      'Downloads/instagram/content/posts_1.json',
      'Downloads/instagram/media/posts/202601/a_18000000000000001.jpg',
    ],
    ['packed flat', 'posts_1.json', 'a_18000000000000001.jpg'],
    [
      'with folders in capitals',
      'Your_Instagram_Activity/Media/POSTS_1.JSON',
      'Media/Posts/202601/A_18000000000000001.JPG',
    ],
    ['renamed by a browser', 'content/posts_1 (1).json', 'media/posts/202601/a_18000000000000001.jpg'],
    ['renamed by an editor', 'content/posts_1 copy.json', 'media/posts/202601/a_18000000000000001.jpg'],
    ['without a number', 'content/posts.json', 'media/posts/202601/a_18000000000000001.jpg'],
    ['renamed by its owner', 'content/beiträge.json', 'media/posts/202601/a_18000000000000001.jpg'],
  ])('files %s', async (_name, json, picture) => {
    const result = await readExport(madeEntries({ [json]: [item], [picture]: JPG }));
    expect(result.profile.media[0]?.pictures).toMatchObject([{ url: `import:abc/${picture}` }]);
    expect(result.unusable).toEqual([]);
  });

  it('files in media/other, and paths with backslashes or a dot in front', async () => {
    const result = await readExport(
      madeEntries({
        'content/posts_1.json': [
          madePost('media/other/b_18000000000000002.jpg', 1_767_225_601),
          madePost(String.raw`media\posts\202601\c_18000000000000003.jpg`, 1_767_225_600),
          madePost('./media/posts/202601/d_18000000000000004.webp', 1_767_225_599),
        ],
        'media/other/b_18000000000000002.jpg': JPG,
        'media/posts/202601/c_18000000000000003.jpg': JPG,
        'media/posts/202601/d_18000000000000004.webp': JPG,
      }),
    );
    expect(result.profile.media.map(({ pictures }) => pictures.length)).toEqual([1, 1, 1]);
  });

  it('numbered files in the order of their numbers, each in its own order', async () => {
    const files = [1, 2, 10].map((number) => [
      `content/posts_${number}.json`,
      ['a', 'b'].map((letter, index) => ({
        title: `${number}${letter}`,
        creation_timestamp: 1_767_225_600 - number * 10 - index,
        media: [],
      })),
    ]);
    const result = await readExport(madeEntries(Object.fromEntries(files.toReversed())));
    expect(captionsOf(result)).toEqual(['1a', '1b', '2a', '2b', '10a', '10b']);
  });

  it('JSON with a byte order mark, or saved again as UTF-16', async () => {
    const json = exportedJson([item]);
    for (const content of [
      Buffer.from(`\ufeff${json}`),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(json, 'utf16le')]),
    ]) {
      expect(
        captionsOf(await readExport(madeEntries({ 'content/posts_1.json': content, ...photo }))),
      ).toEqual(['Hej då ☕']);
    }
  });

  it('words that need no repair, as other tools write them', async () => {
    const words = ['Café', 'naïve ☕', 'Ünïcödé', 'plain', '日本', 'Â£5 “quoted”'];
    const json = JSON.stringify(
      words.map((title, index) => ({ title, creation_timestamp: 1_767_225_600 - index })),
    );
    expect(captionsOf(await readExport(madeEntries({ 'content/posts_1.json': json })))).toEqual(words);
  });

  it.each([
    ['de', 'Benutzername', 'Name', 'Steckbrief', 'Website'],
    ['fr', "Nom d'utilisateur", 'Nom', 'Bio', 'Site web'],
    ['es', 'Nombre de usuario', 'Nombre', 'Presentación', 'Sitio web'],
    ['pt', 'Nome de usuário', 'Nome', 'Bio', 'Site'],
    ['it', 'Nome utente', 'Nome', 'Biografia', 'Sito web'],
    ['tr', 'Kullanıcı adı', 'Ad', 'Biyografi', 'İnternet Sitesi'],
    ['ru', 'Имя пользователя', 'Имя', 'О себе', 'Веб-сайт'],
    ['ar', 'اسم المستخدم', 'الاسم', 'السيرة الذاتية', 'الموقع الإلكتروني'],
    ['ja', 'ユーザーネーム', '名前', '自己紹介', 'ウェブサイト'],
    ['ko', '사용자 이름', '이름', '소개', '웹사이트'],
    ['zh', '用户名', '姓名', '个人简介', '网站'],
  ])('labels in %s', async (_language, username, name, bio, website) => {
    const { profile } = await readExport(
      madeEntries({
        'content/posts_1.json': [item],
        'account_information/personal_information.json': {
          profile_user: [
            {
              media_map_data: { Profilbild: { uri: 'media/other/me.jpg' } },
              string_map_data: {
                'E-Mail': { value: 'private@example.com' },
                Telefon: { value: '+100' },
                [username]: { value: 'some.body' },
                [name]: { value: 'Sømé Body' },
                [bio]: { value: 'Words ✂' },
                [website]: { value: 'https://some.example/' },
                Geburtsdatum: { value: '1990-01-01' },
              },
            },
          ],
        },
        'media/other/me.jpg': JPG,
      }),
    );
    expect(profile).toMatchObject({
      handle: 'some.body',
      name: 'Sømé Body',
      headline: 'Words ✂',
      avatar: { url: 'import:abc/media/other/me.jpg' },
      contact: { email: null, phone: null, website: 'https://some.example/' },
    });
    expect(JSON.stringify(profile)).not.toMatch(/private|\+100|1990/u);
  });

  it('a profile as a list of labels and values', async () => {
    const { profile } = await readExport(
      madeEntries({
        'content/posts_1.json': [item],
        'personal_information/personal_information/personal_information.json': {
          label_values: [
            { label: 'Email', value: 'private@example.com' },
            { label: 'Username', value: 'some.body' },
            { label: 'Name', value: 'Ärla' },
          ],
        },
      }),
    );
    expect(profile).toMatchObject({ handle: 'some.body', name: 'Ärla' });
  });

  it.each([
    [['instagram-some.name_2-2026-11-20-FxAbCd12.zip'], 'some.name_2'],
    [['instagram-some-name-2026-11-20-FxAbCd12 (1).zip'], ''],
    [['some_name_20220110.zip'], 'some_name'],
    [['some.name_20220110_part_2.zip'], 'some.name'],
    [['photos.zip', 'instagram-a.b-2025-01-02-x.zip'], 'a.b'],
    [['instagram-data.zip'], ''],
  ])('without a profile the file name %s says whose it is', async (fileNames, handle) => {
    const { profile, report } = await readExport(madeEntries({ 'content/posts_1.json': [item] }), {
      fileNames,
    });
    expect(profile.handle).toBe(handle);
    expect(profile.url).toBe(handle === '' ? '' : `https://www.instagram.com/${handle}/`);
    expect(warningsOf(report).join().includes('does not say whose it is')).toBe(handle === '');
    expect(profile.name).toBe(handle === '' ? 'Untitled' : handle);
  });
});
