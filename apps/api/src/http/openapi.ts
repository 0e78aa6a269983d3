import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ERROR_STATUS, ErrorBodySchema } from '@tosite/api-client/endpoints/errors';
import { FileSchema, type Endpoint } from '@tosite/api-client/endpoints/define-endpoint';

type JsonObject = Record<string, unknown>;

/** The OpenAPI document of the endpoints: made from the values that the server mounts, so it cannot lie. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>, server: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'to.site', version: '1', description: 'Paste a profile link, get a website.' },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: { Error: jsonSchema(ErrorBodySchema) },
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
  const success: JsonObject = { description: endpoint.summary };
  if (output === FileSchema) {
    success.content = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  } else if (output !== null) success.content = { 'application/json': { schema: jsonSchema(output) } };
  const security = { public: [], user: [{ accessToken: [] }], session: [{ refreshCookie: [] }, {}] }[
    endpoint.access
  ];
  return {
    operationId: name,
    summary: endpoint.summary,
    security,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(endpoint),
    responses: { [endpoint.status]: success, ...errorResponses(endpoint) },
  };
}

function requestBody({ input, multipart }: Endpoint): JsonObject {
  if (input.body === undefined) return {};
  const fields = jsonSchema(input.body);
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

function errorResponses(endpoint: Endpoint): JsonObject {
  const codes = new Map<number, string[]>();
  const common = ['invalid_input', 'too_many_requests', 'internal', 'overloaded'] as const;
  const signedIn = endpoint.access === 'user' ? (['not_signed_in'] as const) : [];
  for (const code of [...common, ...signedIn, ...endpoint.errors]) {
    const status = ERROR_STATUS[code];
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codes].map(([status, names]) => [
      status,
      {
        description: names.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
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
  // Checks that JSON Schema cannot say (an address's form, a transformed value) are left out, not refused.
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return rest;
}
