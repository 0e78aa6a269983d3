import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { SETTINGS } from './env-declaration.ts';
import { parseEnv } from './env.ts';
import type { Setting } from './env-setting.ts';

const settings: [string, Setting][] = Object.entries(SETTINGS);
const examples = Object.fromEntries(settings.map(([name, { example }]) => [name, example]));
/** The examples are of different installations: two of them do not go together. */
const fitting = { ...examples, RATE_LIMITS: 'on' };

/** The product's own code, without the settings' files and without tests. */
const sources = ['.', '../../../packages/profile-sources/src', '../../../packages/writers/src'].flatMap(
  (folder) => {
    const place = fileURLToPath(new URL(folder, import.meta.url));
    return readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\/|(?:^|\/)docs\//u.test(file))
      .filter((file) => !/^env|^source-settings/u.test(basename(file)))
      .map((file) => readFileSync(`${place}/${file}`, 'utf8'));
  },
);

it('every declared setting is read by the process, and takes its example', () => {
  const asked = new Set<string>();
  const watched = new Proxy(fitting, {
    get: (target, name) => {
      asked.add(String(name));
      return Reflect.get(target, name) as string | undefined;
    },
  });
  expect(parseEnv(watched)).toMatchObject({ ok: true });
  expect([...asked].sort()).toEqual(settings.map(([name]) => name).sort());
});

it('whatever was read of the settings is used by the product', () => {
  const reading = parseEnv(fitting);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { env } = reading;
  const fields = [env, env.upstream, env.hosts, env.oauth, env.ai ?? {}, env.stripe].flatMap((holder) =>
    Object.keys(holder),
  );
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.filter((field) => !sources.some((source) => uses(source, field)))).toEqual([]);
});

it('a default is the value that the process has without the setting, and an example is another one', () => {
  const reading = parseEnv({});
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { env } = reading;
  const model = parseEnv({ AI_BASE_URL: 'http://127.0.0.1:1', AI_MODEL: 'm' });
  const ofModel = model.ok ? (model.env.ai ?? {}) : {};
  const values = new Set<unknown>(
    [env, env.upstream, env.hosts, ofModel, env.stripe, env.backups].flatMap((holder) =>
      Object.values(holder),
    ),
  );
  const own = settings.flatMap(([name, setting]) =>
    'fallback' in setting ? [{ name, fallback: setting.fallback, example: setting.example }] : [],
  );
  expect(own.filter(({ fallback }) => !values.has(fallback))).toEqual([]);
  expect(own.filter(({ fallback, example }) => example === String(fallback))).toEqual([]);
});

it('the words of a setting are one line without a full stop, and name each word that it takes', () => {
  const wrong = settings.filter(([, setting]) => {
    const absent = 'absent' in setting ? [setting.absent] : [];
    const choices = 'choices' in setting ? (setting.choices ?? []) : [];
    return (
      [setting.means, setting.takes, ...absent].some((words) => !/^[^\n]*[^\n.]$/u.test(words)) ||
      choices.some((choice) => !setting.takes.includes(`\`${choice}\``))
    );
  });
  expect(wrong).toEqual([]);
});

/** `env.port`, `const { port } = env`, or a parameter `{ port }: Env`. */
function uses(source: string, field: string): boolean {
  const holders = '(?:env|settings|upstream|hosts|oauth|ai)';
  return [
    `\\b${holders}\\??\\.${field}\\b`,
    `\\{[^{}]*\\b${field}\\b[^{}]*\\}\\s*=\\s*(?:\\w+\\.)*${holders}\\b`,
    `\\{[^{}]*\\b${field}\\b[^{}]*\\}: (?:Env|SourceSettings|Pick<Env)`,
  ].some((form) => new RegExp(form, 'u').test(source));
}
