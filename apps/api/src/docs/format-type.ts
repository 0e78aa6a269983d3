/** The parts of JSON Schema that the OpenAPI document is written with. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  format?: string;
  title?: string;
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

/** A schema as one writes a type: `string ≤ 300 | null`, `Experience[]`, `{ name: string, url?: string }`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map(typeOf).join(' & ');
  return [schema.type ?? 'anything']
    .flat()
    .map((type) => plainType(type, schema))
    .join(' | ');
}

function plainType(type: string, schema: JsonSchema): string {
  if (type === 'array') {
    const item = schema.items === undefined ? 'anything' : typeOf(schema.items);
    return `${/[ ]/u.test(item) ? `(${item})` : item}[]${limits(undefined, schema.maxItems)}`;
  }
  if (type === 'object') return objectType(schema);
  if (type === 'string') {
    return `${schema.format === 'binary' ? 'bytes' : 'string'}${limits(schema.minLength, schema.maxLength)}`;
  }
  if (type === 'integer' || type === 'number') return `${type}${limits(schema.minimum, schema.maximum)}`;
  return type;
}

function objectType({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (properties === undefined) {
    const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'anything';
    return `{ [name]: ${values} }`;
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function limits(least: number | undefined, most: number | undefined): string {
  return `${least === undefined ? '' : ` ≥ ${least}`}${most === undefined ? '' : ` ≤ ${most}`}`;
}
