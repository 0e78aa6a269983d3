import { STATUS_CODES } from 'node:http';
import { toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ERROR_STATUS, type ErrorCode } from '@tosite/api-client/endpoints/errors';
import { FileSchema, type Endpoint } from '@tosite/api-client/endpoints/define-endpoint';
import { NAMED_SCHEMAS } from './named-schemas.ts';

type JsonObject = Record<string, unknown>;

const OPTIONS = {
  // Checks that JSON Schema cannot say (an address's form, a transformed value) are left out, not refused.
  errorMode: 'ignore',
  typeMode: 'input',
  overrideSchema: ({ jsonSchema }: { jsonSchema: JsonSchema }) => shorter(jsonSchema),
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** The OpenAPI document of the endpoints: made from the values that the server mounts, so it cannot lie. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>, server: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  const responses = namedResponses(Object.values(endpoints));
  const named = toJsonSchemaDefs(NAMED_SCHEMAS, OPTIONS) as JsonObject;
  return {
    openapi: '3.1.0',
    info: { title: 'to.site', version: '1', description: 'Paste a profile link, get a website.' },
    servers: [{ url: server }],
    security: [{ accessToken: [] }],
    paths,
    components: {
      schemas: onlyUsed(named, { paths, responses }),
      responses,
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: '__Host-rt' },
      },
    },
  };
}

function operation(name: string, endpoint: Endpoint): JsonObject {
  const { input, output } = endpoint;
  const parameters = [...parametersOf(input.params, 'path'), ...parametersOf(input.query, 'query')];
  const success: JsonObject = { description: STATUS_CODES[endpoint.status] };
  if (output === FileSchema) {
    success.content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  } else if (output !== null) success.content = { 'application/json': { schema: jsonSchema(output) } };
  // Left out, it is the document's own: an access token.
  const security = {
    public: { security: [] },
    user: {},
    operator: {},
    session: { security: [{ refreshCookie: [] }, {}] },
  };
  return {
    operationId: name,
    summary: endpoint.summary,
    ...security[endpoint.access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(endpoint),
    responses: { [endpoint.status]: success, ...errorResponses(endpoint) },
  };
}

function requestBody({ input, multipart }: Endpoint): JsonObject {
  if (input.body === undefined && !multipart) return {};
  const fields = input.body === undefined ? { type: 'object' } : jsonSchema(input.body);
  if (!multipart) return { requestBody: { content: { 'application/json': { schema: fields } } } };
  const file = { type: 'array', items: { type: 'string', format: 'binary' } };
  const properties = { ...(fields['properties'] as JsonObject | undefined), file };
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { ...fields, properties, required: ['file'] } } },
    },
  };
}

const ANY_ERRORS = ['invalid_input', 'not_signed_in', 'too_many_requests', 'internal', 'overloaded'] as const;
const said = (code: ErrorCode) => `${code} (${ERROR_STATUS[code]})`;
const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** The codes that an endpoint adds, by status; `default` stands for those that every endpoint can answer. */
function errorAnswers(endpoint: Endpoint): Map<number, string[]> {
  const codes = new Map<number, string[]>();
  for (const code of new Set(endpoint.errors)) {
    const status = ERROR_STATUS[code];
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return codes;
}

function errorResponses(endpoint: Endpoint): JsonObject {
  const own = [...errorAnswers(endpoint)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${codes.join('.')}` },
  ]);
  return { ...Object.fromEntries(own), default: { $ref: '#/components/responses/AnyError' } };
}

/** Every error answer once: endpoints that answer with the same codes share it. */
function namedResponses(endpoints: readonly Endpoint[]): JsonObject {
  const named = endpoints
    .flatMap((endpoint) => [...errorAnswers(endpoint).values()])
    .map((codes) => [codes.join('.'), { description: codes.join(', '), content: ERROR_CONTENT }] as const);
  const description = `What every endpoint can answer: ${ANY_ERRORS.map(said).join(', ')}`;
  return { AnyError: { description, content: ERROR_CONTENT }, ...Object.fromEntries(named) };
}

function parametersOf(schema: v.GenericSchema | undefined, place: 'path' | 'query'): JsonObject[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: v.GenericSchema): JsonObject {
  const {
    $schema: _,
    $defs: _defs,
    ...rest
  } = toJsonSchema(schema, { ...OPTIONS, definitions: NAMED_SCHEMAS });
  return rest;
}

/** JSON Schema's own shorter forms: `["string", "null"]` is a string or null, and nothing required needs no list. */
function shorter(schema: JsonSchema): JsonSchema {
  const { anyOf, required, ...rest } = schema;
  const [value, other, ...more] = anyOf ?? [];
  const isNullable = typeof other === 'object' && other.type === 'null' && more.length === 0;
  if (isNullable && typeof value === 'object' && typeof value.type === 'string' && value.enum === undefined)
    return { ...rest, ...value, type: [value.type, 'null'] };
  return required?.length === 0 ? { ...rest, ...(anyOf === undefined ? {} : { anyOf }) } : schema;
}

/** The named schemas that these parts lead to, through each other too. */
function onlyUsed(named: JsonObject, from: JsonObject): JsonObject {
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/gu)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(named[name]);
    }
  };
  follow(from);
  return Object.fromEntries(Object.entries(named).filter(([name]) => used.has(name)));
}
