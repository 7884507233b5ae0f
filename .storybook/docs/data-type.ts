import * as schemas from '@oa-profile/api-client/internal/schemas';
import { image, money } from '@oa-profile/api-client/schemas/building-blocks';
import { jsonSchemas, type Schema } from '../../tools/checks/src/json-schemas.js';

/** The parts of a JSON Schema that are used here. */
interface JsonType {
  $ref?: string;
  type?: string;
  enum?: readonly string[];
  'x-extensible-enum'?: readonly string[];
  anyOf?: readonly JsonType[];
  items?: JsonType;
  properties?: Readonly<Record<string, JsonType>>;
  required?: readonly string[];
}

/** Schemas that get a named type where others contain them. */
const named = Object.fromEntries(
  Object.entries<unknown>({ ...schemas, image, money })
    .filter((entry): entry is [string, Schema] => 'kind' in Object(entry[1]))
    .map(([name, schema]) => [name.charAt(0).toUpperCase() + name.slice(1), schema]),
);

/**
 * The input of a schema, written as TypeScript: what the API may send, before the schema drops what does not fit.
 *
 * @throws Error for a schema that JSON Schema cannot express
 */
export function dataType(schema: Schema): string {
  const { definitions, of } = jsonSchemas(named, (name) => name);
  const types = new Map<string, string>();

  function declare(name: string, type: JsonType): void {
    types.set(name, '');
    types.set(name, `type ${name} = ${written(type, '')};`);
  }

  function written(type: JsonType, indent: string): string {
    if (type.$ref !== undefined) return reference(type.$ref);
    if (type.type === 'array') return list(type.items ?? {}, indent);
    if (type.properties) return object(type, indent);
    const parts = partsOf(type);
    if (parts) return parts.map((part) => written(part, indent)).join(' | ');
    return type.type === 'integer' ? 'number' : (type.type ?? 'unknown');
  }

  function reference(name: string): string {
    if (!types.has(name)) declare(name, definitions[name] as JsonType);
    return name;
  }

  function list(item: JsonType, indent: string): string {
    const type = written(item, indent);
    return partsOf(item) ? `(${type})[]` : `${type}[]`;
  }

  function object({ properties = {}, required = [] }: JsonType, indent: string): string {
    const inner = `${indent}  `;
    const lines = Object.entries(properties).map(
      ([name, type]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${written(type, inner)};\n`,
    );
    return `{\n${lines.join('')}${indent}}`;
  }

  const own = of(schema) as JsonType;
  declare('Data', own.$ref === undefined ? own : (definitions[own.$ref] as JsonType));
  return [...types.values()].join('\n\n');
}

function partsOf(type: JsonType): readonly JsonType[] | undefined {
  const values = type.enum ?? type['x-extensible-enum'];
  return type.anyOf ?? values?.map((value) => ({ type: `'${value}'` }));
}
