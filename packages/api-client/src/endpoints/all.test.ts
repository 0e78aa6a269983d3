import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from './all.ts';
import type { Endpoint } from './define-endpoint.ts';
import { ERROR_STATUS, ErrorBodySchema } from './errors.ts';

const endpoints: [string, Endpoint][] = Object.entries(ENDPOINTS);
const names = (path: string) => [...path.matchAll(/\{([^}]*)\}/gu)].map((match) => match[1]);
/** What an object schema declares; a body that may be absent is wrapped. */
function objectOf(
  schema: v.GenericSchema | undefined,
): { type: string; entries: Record<string, v.GenericSchema> } | null {
  if (schema === undefined) return null;
  const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
  return 'entries' in inner
    ? { type: inner.type, entries: inner.entries as Record<string, v.GenericSchema> }
    : null;
}

type AnySchema = v.GenericSchema & {
  entries?: Record<string, AnySchema>;
  wrapped?: AnySchema;
  item?: AnySchema;
  items?: AnySchema[];
  key?: AnySchema;
  value?: AnySchema;
  options?: unknown[];
  getter?: (input: unknown) => AnySchema;
  pipe?: { kind: string; type: string; requirement?: unknown }[];
};

const LONG = 'a'.repeat(2_000_001);
const isSchema = (option: unknown): option is AnySchema => typeof option === 'object' && option !== null;

/** Bounded as a whole: the edit of an item by the schema of the item, the text of a post by its length. */
const AS_A_WHOLE = /\.items\{\}\.set\{\}$|\.content\.content\[\]$/u;

/** Where a schema takes as much as anybody sends. */
function boundless(schema: AnySchema | undefined, path: string, above: readonly unknown[] = []): string[] {
  if (schema === undefined || above.includes(schema)) return [];
  const inner = (next: AnySchema | undefined, name: string): string[] =>
    boundless(next, `${path}${name}`, [...above, schema]);
  const bounds = (schema.pipe ?? []).filter(({ type }) => /^(max_|length|entries|check)/u.test(type));
  const ofPipe = (schema.pipe ?? [])
    .filter(isSchema)
    .filter((part) => part.kind === 'schema' && part.type !== schema.type)
    .flatMap((part) => inner(part, ''));
  const own = {
    string: () => (v.is(schema, LONG) ? [path] : []),
    array: () => [...(bounds.length === 0 ? [`${path}[]`] : []), ...inner(schema.item, '[]')],
    record: () => [
      ...(bounds.length === 0 && schema.key?.type === 'string' ? [`${path}{}`] : []),
      ...inner(schema.value, '{}'),
    ],
    lazy: () => inner(schema.getter?.(undefined), ''),
    unknown: () => [path],
    any: () => [path],
  }[schema.type];
  return [
    ...(own?.() ?? []),
    ...ofPipe,
    ...(schema.wrapped === undefined ? [] : inner(schema.wrapped, '')),
    ...(schema.items ?? []).flatMap((item, index) => inner(item, `[${index}]`)),
    ...(schema.options ?? []).filter(isSchema).flatMap((option) => inner(option, '')),
    ...Object.entries(schema.entries ?? {}).flatMap(([key, entry]) => inner(entry, `.${key}`)),
  ];
}

test('no two endpoints have the same method and path, nor paths that only differ in a name', () => {
  const keys = endpoints.map(([, { method, path }]) => `${method} ${path.replace(/\{[^}]*\}/gu, '{}')}`);
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('all codes of errors have a status of errors', () => {
  for (const status of Object.values(ERROR_STATUS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
  expect(v.is(ErrorBodySchema, { error: 'x', message: 'y', next: ['fly'] })).toBe(false);
  expect(
    v.is(ErrorBodySchema, { error: 'x', message: 'y', next: ['retry'], fields: {}, suggestions: [] }),
  ).toBe(true);
});

describe.each(endpoints)('%s', (_, endpoint) => {
  const body = objectOf(endpoint.input.body);

  test('its path is below /api, and each name in it is one of its parameters', () => {
    expect(endpoint.path).toMatch(/^\/api(?:\/(?:[A-Za-z-]+|\{[A-Za-z]+\}))+\/?$/u);
    const parameters = Object.keys(objectOf(endpoint.input.params)?.entries ?? {});
    expect(new Set(names(endpoint.path))).toEqual(new Set(parameters));
  });

  test('its parameters are bounded texts', () => {
    for (const parameter of Object.values(objectOf(endpoint.input.params)?.entries ?? {})) {
      expect(v.is(parameter, 'a1')).toBe(true);
      expect(v.is(parameter, 'a'.repeat(1000))).toBe(false);
    }
  });

  test('T4: its body refuses unknown fields', () => {
    if (endpoint.input.body === undefined) return;
    expect(body?.type).toBe('strict_object');
    const issues = v.safeParse(endpoint.input.body, { isAdmin: true }).issues ?? [];
    expect(issues.some((issue) => issue.path?.[0]?.key === 'isAdmin')).toBe(true);
  });

  test('I6: every text, list and table of its body and query has a bound', () => {
    const { body: sent, query } = endpoint.input;
    const found = [...boundless(sent, 'body'), ...boundless(query, 'query')];
    expect(found.filter((path) => !AS_A_WHOLE.test(path))).toEqual([]);
  });

  test('reading has no body, and an answer without one is 204', () => {
    expect(endpoint.method === 'GET' && endpoint.input.body !== undefined).toBe(false);
    expect(endpoint.output === null).toBe(endpoint.status === 204 || endpoint.status === 302);
    expect(endpoint.status === 302).toBe(endpoint.redirects);
  });

  test('its errors are known, each once', () => {
    for (const code of endpoint.errors) expect(Object.hasOwn(ERROR_STATUS, code)).toBe(true);
    expect(new Set(endpoint.errors).size).toBe(endpoint.errors.length);
  });

  test('it has a line for the documentation', () => {
    expect(endpoint.summary).toMatch(/^[A-Z].{8,90}[^.]$/u);
  });
});

test('what is told of an endpoint beside its path stands with it', () => {
  const of = (has: (endpoint: Endpoint) => boolean): string[] =>
    endpoints.filter(([, endpoint]) => has(endpoint)).map(([name]) => name);
  expect(of(({ reads, method }) => reads && method !== 'GET').sort()).toEqual([
    'allWebsites',
    'checkDomain',
    'currentWebsite',
    'firstStart',
    'youtubeChannel',
    'youtubeVideos',
  ]);
  expect(of(({ reads, method }) => !reads && method === 'GET')).toEqual([]);
  expect(of(({ maxBytes }) => maxBytes !== 256 * 1024)).toEqual([
    'saveSite',
    'saveDesign',
    'savePost',
    'updatePostOrder',
    'generateBlog',
  ]);
  // A list in a list goes down four brackets.
  expect(of(({ maxDepth }) => maxDepth !== 20)).toEqual(['savePost']);
  expect(of(({ queued }) => queued)).toEqual(['generateBlog']);
  expect(of(({ often }) => often).sort()).toEqual(['generateBlogStatus', 'savePost']);
  expect(of(({ streams }) => streams?.answer === 'preview').sort()).toEqual([
    'importProfile',
    'previewConnection',
    'previewData',
  ]);
  expect(of(({ streams }) => streams?.events.progress !== undefined)).toEqual(['importProfile', 'jobEvents']);
  expect(of(({ streams }) => streams?.events.text !== undefined)).toEqual(['helpMeWrite']);
});

test('every call of the contract that this issue declares is there, under its fixed name', () => {
  const declared = endpoints.map(([, { method, path, status }]) => `${method} ${path} ${status}`);
  expect(declared).toEqual(
    expect.arrayContaining([
      'POST /api/auth/email/signup 201',
      'POST /api/auth/email/login 200',
      'POST /api/auth/refresh-token 200',
      'GET /api/auth/status 200',
      'POST /api/auth/logout 204',
      'POST /api/auth/forgot-password 200',
      'POST /api/auth/reset-password 200',
      'DELETE /api/auth/delete-account 204',
      'POST /api/auth/verify-email 200',
      'GET /api/auth/oauth/{provider}/start 302',
      'POST /api/auth/oauth/callback 200',
      'POST /api/onboard/previewData 200',
      'POST /api/onboard/import 200',
      'GET /api/onboard/preview/{previewId} 200',
      'GET /api/onboard/samples 200',
      'GET /api/job/{jobId}/events 200',
      'POST /api/website/current-website 200',
      'POST /api/website/all 200',
      'POST /api/website/switch-website 200',
      'POST /api/website/check-domain 200',
      'POST /api/website/create 201',
      'PUT /api/website/{id}/edit 200',
      'DELETE /api/website/{id}/delete 204',
      'GET /api/design/{domain} 200',
      'POST /api/design 200',
    ]),
  );
});
