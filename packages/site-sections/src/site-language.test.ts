import { emptyProfile, type Profile } from '@tosite/validation/profile/profile';
import { describe, expect, it } from 'vitest';
import { siteLanguage } from './site-language.ts';

const profile = (known: Partial<Profile>): Profile => ({
  ...emptyProfile({
    platform: 'github',
    type: 'github',
    handle: 'someone',
    url: 'https://github.com/someone',
    name: 'Someone',
  }),
  ...known,
});

describe('the language of a new site', () => {
  it('is what the source declares', () => {
    expect(siteLanguage(profile({ language: 'pt-BR' }))).toBe('pt-BR');
    expect(siteLanguage(profile({ language: 'zh_CN', headline: 'Written in English' }))).toBe('zh-CN');
  });

  it.each([
    ['停電しても約束を守る、小さなプログラムを書いています。', 'ja'],
    ['我写小而可靠的软件，让断电也不会丢失数据。', 'zh'],
    ['مصمّمة خدمات عامة: نماذج ورسائل', 'ar'],
    ['پژوهشگر زبان و گرافیک', 'fa'],
    ['मैं छोटे और भरोसेमंद प्रोग्राम लिखता हूँ', 'hi'],
    ['작은 프로그램을 만듭니다', 'ko'],
    ['Ich schreibe kleine Programme', 'en'],
    ['I wrote a parser for 日本語 addresses', 'en'],
    ['🙂 123', 'en'],
  ])('else follows the script of %j', (headline, language) => {
    expect(siteLanguage(profile({ headline }))).toBe(language);
  });

  it('looks past a Latin name and a tag that is none', () => {
    expect(siteLanguage(profile({ language: '"><x', name: 'Minori', headline: '東京に住んでいます' }))).toBe(
      'ja',
    );
    expect(siteLanguage(profile({ name: '山田太郎' }))).toBe('zh');
  });
});
