import { expect, test } from 'vitest';
import { normalizeProfileUrl, type ProfileLink } from './normalize-profile-url.ts';
import { sameProfile } from './same-profile.ts';

function read(url: string): ProfileLink {
  const reading = normalizeProfileUrl(url, null);
  if (!reading.ok) throw new Error(`${url} is no profile`);
  return reading;
}

test.each([
  ['https://GitHub.com/Quillfeather', 'http://www.github.com/quillfeather/'],
  ['https://uk.linkedin.com/in/Mireille', 'linkedin.com/in/mireille/fr'],
  ['https://linkedin.com/in/jos%C3%89', 'https://www.linkedin.com/in/jose\u0301'],
  ['https://youtube.com/@KettleAndCompass', 'https://m.youtube.com/@kettleandcompass/videos'],
  ['https://instagram.com/Saffron.Slate', 'https://instagr.am/saffron.slate'],
  [
    'https://youtube.com/channel/UCfxKettleAndCompass0001',
    'https://music.youtube.com/channel/UCfxKettleAndCompass0001',
  ],
])('%s and %s are the same profile', (a, b) => {
  expect(sameProfile(read(a), read(b))).toBe(true);
});

test.each([
  ['https://linkedin.com/in/quill', 'https://linkedin.com/company/quill'],
  ['https://github.com/quill', 'https://instagram.com/quill'],
  ['https://github.com/quill', 'https://github.com/quil'],
  [
    'https://youtube.com/channel/UCfxKettleAndCompass0001',
    'https://youtube.com/channel/UCfxkettleAndCompass0001',
  ],
  ['https://youtu.be/kc001q9ZzYx', 'https://youtu.be/kc001q9zzyx'],
])('%s and %s are two profiles', (a, b) => {
  expect(sameProfile(read(a), read(b))).toBe(false);
});
