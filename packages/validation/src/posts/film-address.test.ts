import { expect, it } from 'vitest';
import { isFilmAddress, youtubeId } from './film-address.ts';

const ID = 'dQw4w9-_gXc';

it.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}&feature=youtu.be`,
  `https://music.youtube.com/watch?v=${ID}&si=abc`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}&t=1m2s#comments`,
  // Of a playlist, with the film that was open in it.
  `https://www.youtube.com/watch?v=${ID}&list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG&index=3`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/e/${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abc&t=42`,
  `https://www.youtu.be/${ID}/`,
  `HTTPS://WWW.YouTube.COM/watch?v=${ID}`,
  `youtube.com/watch?v=${ID}`,
  `youtu.be/${ID}`,
  `//youtube.com/watch?v=${ID}`,
  `  https://youtu.be/${ID}\n`,
])('%j is an address of the film', (address) => {
  expect(youtubeId(address)).toBe(ID);
});

it.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  // A playlist, a channel, a search: no film.
  'https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG',
  `https://www.youtube.com/playlist?list=${ID}`,
  'https://www.youtube.com/@maker',
  'https://www.youtube.com/channel/UC-lHJZR3Gqxm24_Vd_AJ5Yw',
  `https://www.youtube.com/results?search_query=${ID}`,
  // No id to the letter.
  'https://www.youtube.com/watch?v=x" onload=',
  'https://youtu.be/x%22%20onload=',
  `https://youtu.be/${ID}x`,
  `https://youtu.be/${ID.slice(1)}`,
  `https://youtu.be/${ID}&feature=share`,
  `https://www.youtube.com/watch?v=${ID}%0A`,
  `https://www.youtube.com/watch?v=${ID}"><script>`,
  `https://www.youtube.com/embed/../${ID}`,
  'https://www.youtube.com/watch?v=../../evil1',
  'https://www.youtube.com/watch?v=аbcdefghijk',
  // Another host, another scheme.
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/youtube.com/watch?v=${ID}`,
  `https://youtube.com@evil.example/watch?v=${ID}`,
  `https://notyoutube.com/watch?v=${ID}`,
  `https://youtube.com:8443/watch?v=${ID}`,
  `javascript://youtube.com/watch?v=${ID}`,
  `data:text/html,youtube.com/watch?v=${ID}`,
  ID,
])('R11: %j is that of no film', (address) => {
  expect(youtubeId(address)).toBeNull();
});

it.each([
  [`https://youtu.be/${ID}`, true],
  [`http://m.youtube.com/watch?v=${ID}&list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG`, true],
  ['https://vimeo.com/76979871', true],
  ['https://www.vimeo.com/76979871/abc123', true],
  ['https://player.vimeo.com/video/76979871', true],
  // Nobody types an address without its scheme and means a film by it.
  [`youtu.be/${ID}`, false],
  [`https://youtu.be/${ID}x`, false],
  ['https://www.youtube.com/watch?v=x" onload=', false],
  ['https://www.youtube.com/playlist?list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG', false],
  ['https://vimeo.com/channels/staffpicks', false],
  ['https://vimeo.com.evil.example/76979871', false],
  ['', false],
])('%j leads to a film: %j', (address, expected) => {
  expect(isFilmAddress(address)).toBe(expected);
});
