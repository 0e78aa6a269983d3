import { expect, test } from 'vitest';
import { normalizeProfileUrl } from '../normalize-profile-url.ts';
import { youtubeReference } from './youtube.ts';

test.each([
  ['https://www.youtube.com/channel/UCfxKettleAndCompass0001/about', 'channel', 'UCfxKettleAndCompass0001'],
  ['https://www.youtube.com/@%E6%97%A5%E6%9C%AC%E8%AA%9Efx', 'handle', '日本語fx'],
  ['https://www.youtube.com/@kettleandcompass', 'handle', 'kettleandcompass'],
  ['https://www.youtube.com/c/KettleAndCompass/', 'custom', 'KettleAndCompass'],
  ['https://www.youtube.com/user/kettlecompass', 'user', 'kettlecompass'],
  ['https://youtu.be/kc001q9ZzYx?si=x', 'video', 'kc001q9ZzYx'],
])('%s names a %s: %s', (input, kind, name) => {
  const reading = normalizeProfileUrl(input, null);
  expect(reading.ok && youtubeReference(reading.url)).toEqual({ kind, name });
});

test.each(['https://github.com/x', 'https://www.youtube.com/watch?v=x', 'https://youtube.com/@%E0%A4', ''])(
  '%s names nothing on YouTube',
  (url) => {
    expect(youtubeReference(url)).toBeNull();
  },
);
