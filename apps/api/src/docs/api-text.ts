import { typeOf, type JsonSchema } from './format-type.ts';

type Content = { content?: Record<string, { schema: JsonSchema }> };
type Operation = {
  operationId: string;
  summary: string;
  security?: object[];
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: Content;
  responses: Record<string, Content & { $ref?: string }>;
};
/** The parts of the OpenAPI document that the pages are made of. */
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, { description?: string }> };
};

const MADE =
  '<!-- Made of the OpenAPI document by `pnpm run write-docs`: change the endpoints in packages/api-client. -->';

/** `docs/api/README.md`: every endpoint. */
export function endpointsPage({ paths, components }: ApiDocument): string {
  const lines = [
    MADE,
    '',
    '# The API',
    '',
    INTRODUCTION,
    '',
    `${components.responses['AnyError']?.description}.`,
  ];
  let group = '';
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, group: groupOf(path) })),
  );
  // Stable: within a group they stand as they are declared.
  for (const entry of operations.toSorted((a, b) => a.group.localeCompare(b.group, 'en'))) {
    if (entry.group !== group) lines.push('', `## ${entry.group}`);
    group = entry.group;
    lines.push('', `### ${entry.method.toUpperCase()} ${entry.path}`, '', `${entry.operation.summary}.`, '');
    lines.push(...facts(entry.operation));
  }
  return `${lines.join('\n')}\n`;
}

/** `docs/api/schemas.md`: every named schema, by name. */
export function schemasPage({ components }: ApiDocument): string {
  const lines = [MADE, '', '# Shapes of the API', '', 'A `?` behind a name: it may be left out.'];
  for (const [name, schema] of Object.entries(components.schemas).toSorted(([a], [b]) =>
    a.localeCompare(b, 'en'),
  )) {
    lines.push('', `## ${name}`, '');
    if (schema.properties === undefined) lines.push(`\`${typeOf(schema)}\``);
    else lines.push(...fields(schema));
  }
  return `${lines.join('\n')}\n`;
}

const INTRODUCTION =
  'The running server answers `GET /api/openapi.json` with the same as an OpenAPI 3.1 document. A name with a capital is\none of the [shapes](schemas.md). Every error is an [Error](schemas.md#error), whose `error` is one of the codes named\nhere; the codes that any endpoint can answer are not repeated:';

function facts({ operationId, security, parameters = [], requestBody, responses }: Operation): string[] {
  const [status = '', success] = Object.entries(responses).find(([code]) => /^[23]/u.test(code)) ?? [];
  const codes = Object.entries(responses).flatMap(([code, { $ref }]) =>
    $ref === undefined || code === 'default' ? [] : [`${nameOf($ref).replaceAll('.', ', ')} (${code})`],
  );
  const listed = parameters.map((one) => `\`${one.name}${one.required ? '' : '?'}: ${typeOf(one.schema)}\``);
  return [
    `- \`${operationId}\`, for ${whoOf(security)}`,
    ...(listed.length > 0 ? [`- takes ${listed.join(', ')}`] : []),
    ...(requestBody === undefined ? [] : [`- body ${bodyOf(requestBody)}`]),
    `- answers ${status}${success?.content === undefined ? '' : `: ${bodyOf(success)}`}`,
    ...(codes.length > 0 ? [`- or ${codes.join(', ')}`] : []),
  ];
}

function bodyOf({ content = {} }: Content): string {
  return Object.entries(content)
    .map(([kind, { schema }]) => `${kind === 'application/json' ? '' : `${kind} `}\`${typeOf(schema)}\``)
    .join(' or ');
}

function fields({ properties = {}, required = [] }: JsonSchema): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    const help = [schema.title, schema.description].filter((words) => words !== undefined).join(': ');
    const mark = required.includes(name) ? '' : '?';
    return `- \`${name}${mark}: ${typeOf(schema)}\`${help === '' ? '' : ` ${help}`}`;
  });
}

function whoOf(security: object[] | undefined): string {
  if (security === undefined) return 'whoever is signed in (access token)';
  return security.length === 0 ? 'everybody' : 'whoever holds a refresh token';
}

/** `/api/website/{id}/sync` stands under `website`. */
function groupOf(path: string): string {
  return path.split('/')[2] ?? '';
}

function nameOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}
