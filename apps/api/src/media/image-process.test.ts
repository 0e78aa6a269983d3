import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImageFailure } from '@tosite/site-renderer/images/image-failure';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImageProcess } from './image-process.ts';

// Workers that do one thing each: the real one is built with the server and runs in the browser journeys.
const ECHO = `process.on('message', ({ id, bytes }) => process.send({ id, image: { id: 'x', width: 1, height: 1,
  color: '#000000', placeholder: '', variants: [{ width: 1, height: 1, path: '/media/x-1.webp', body: bytes }] } }));`;
const CRASH = `process.on('message', () => process.abort());`;
const REFUSE = `process.on('message', ({ id }) => process.send({ id, failure: 'too_many_pixels' }));`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tosite-images-'));
  await writeFile(join(folder, 'echo.cjs'), ECHO);
  await writeFile(join(folder, 'crash.cjs'), CRASH);
  await writeFile(join(folder, 'refuse.cjs'), REFUSE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('answers each picture with its own bytes, also many at once, and after the process went idle', async () => {
  const images = createImageProcess(join(folder, 'echo.cjs'), 50);
  const bodies = Array.from({ length: 30 }, (_, index) => Buffer.alloc(1000 + index, index));
  const answers = await Promise.all(bodies.map((body) => images.ingestImage(body)));
  expect(answers.map((answer) => answer.variants[0]?.body.equals(Buffer.alloc(0)))).toEqual(
    bodies.map(() => false),
  );
  answers.forEach((answer, index) => expect(answer.variants[0]?.body).toEqual(bodies[index]));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const again = await images.ingestImage(Buffer.from('again'));
  expect(again.variants[0]?.body.toString()).toBe('again');
  images.close();
});

it('refuses the pictures under work when a decoder crashes, and goes on with the next', async () => {
  const images = createImageProcess(join(folder, 'crash.cjs'));
  for (let round = 0; round < 2; round += 1) {
    await expect(images.ingestImage(Buffer.from('x'))).rejects.toEqual(new ImageFailure('broken'));
  }
  images.close();
});

it('passes a refusal on with its sentence', async () => {
  const images = createImageProcess(join(folder, 'refuse.cjs'));
  await expect(images.ingestImage(Buffer.from('x'))).rejects.toThrow('too many pixels');
  images.close();
});
