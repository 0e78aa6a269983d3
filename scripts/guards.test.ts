import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CONTROLS } from './controls.ts';
import { GUARDS } from './guards.ts';
import { ROOT } from './repository-files.ts';

/* Whether a test misses each of them is what `pnpm run guards` says; this is whether it can still be asked. */

it('every guard of the list stands in its file, once, and has a test and a control', () => {
  const wrong = GUARDS.flatMap(({ what, file, text, without, test, controls }) => {
    const source = existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '';
    const found = text === '' ? 0 : source.split(text).length - 1;
    return [
      ...(found === 1 ? [] : [`${what}: found ${found} times in ${file}`]),
      ...(without === text ? [`${what}: nothing is taken out`] : []),
      ...(existsSync(join(ROOT, test)) ? [] : [`${what}: no ${test}`]),
      ...controls.split(', ').filter((number) => !Object.hasOwn(CONTROLS, number)),
    ];
  });
  expect(wrong).toEqual([]);
  expect(GUARDS.length).toBeGreaterThanOrEqual(40);
});
