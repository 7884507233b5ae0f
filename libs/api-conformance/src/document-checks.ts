import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { OperationName, PageSection } from '@oa-profile/api-client';
import { date, instant, webUrl } from '@oa-profile/api-client/schemas/building-blocks';
import { is } from 'valibot';
import { sectionSources } from './section-sources.js';

/** A place that does not fit the document. */
export interface Misfit {
  /** As the page's log names it: 'account.color', 'sections.3.data.items.0'. */
  field: string;
  /** Such as "must have required property 'name'". */
  expected: string;
  found: unknown;
}

/** Checks of answers with the OpenAPI document. */
export interface DocumentChecks {
  /** Where a result does not fit the document. Sections are left to {@link DocumentChecks.section}. */
  result(operation: OperationName, result: unknown): Misfit[];
  /** Where a section of the page does not fit. A type that the document does not know can have any data. */
  section(section: PageSection): Misfit[];
  /** Where the data of a section with an endpoint of its own do not fit. */
  sectionData(type: string, data: unknown): Misfit[];
  /** What the document says that a place of an answer is; undefined if it does not know the place. */
  meaning(call: { method: string; path: string }, place: readonly string[]): string | undefined;
}

interface OperationObject {
  operationId?: string;
  responses?: { 200?: { content: { 'application/json': { schema: { properties: { result: object } } } } } };
}

interface OpenApiDocument {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: { KnownSection: { discriminator: { mapping: Record<string, string> } } } };
}

const made = new WeakMap<object, (apiUrl: string) => DocumentChecks>();

/** Compiling takes longer than any check: made once for each document. */
export function createDocumentChecks(document: object, apiUrl: string): DocumentChecks {
  const cached = made.get(document);
  if (cached) return cached(apiUrl);
  const checks = newDocumentChecks(document);
  made.set(document, checks);
  return checks(apiUrl);
}

function newDocumentChecks(document: object): (apiUrl: string) => DocumentChecks {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    logger: false,
    // Errors then have the value that does not fit.
    verbose: true,
    formats: {
      date: (text: string) => is(date, text),
      'date-time': (text: string) => is(instant, text),
      uri: (text: string) => is(webUrl, text),
    },
    // An open enumeration is open for the words of newer documents, not for any.
    keywords: [
      { keyword: 'x-extensible-enum', validate: (words: unknown[], value: unknown) => words.includes(value) },
    ],
  });
  ajv.addSchema(document, 'document');
  const { paths, components } = document as OpenApiDocument;
  const { mapping } = components.schemas.KnownSection.discriminator;
  const pointers = new Map<string, string>();
  for (const [path, item] of Object.entries(paths))
    for (const [method, { operationId }] of Object.entries(item))
      if (operationId) pointers.set(operationId, `${answerAt({ method, path })}/properties/result`);

  return (apiUrl) => {
    // A backend that is tried on one machine has its pictures there, too.
    const ownHost = /^http:\/\/[^/:]+/.exec(apiUrl)?.[0];

    function misfits(pointer: string, value: unknown): Misfit[] {
      const validate = ajv.getSchema(`document#${encodeURI(pointer)}`);
      if (!validate) throw new Error(`The document has no ${pointer}.`);
      if (validate(withoutNulls(value))) return [];
      return (validate.errors ?? [])
        .map(misfitOf)
        .filter(({ found }) => ownHost === undefined || !String(found).startsWith(ownHost));
    }
    const component = (name: string, value: unknown): Misfit[] =>
      misfits(`/components/schemas/${name}`, value);

    return {
      // Sections are checked one by one: what fits none of fifteen types would be reported fifteen times.
      result: (operation, result) =>
        misfits(pointers.get(operation) ?? '', result).filter(
          ({ field }) => !/^(subPages\.\d+\.)?sections\.\d+(\.|$)/.test(field),
        ),
      section(section) {
        const known = Object.hasOwn(mapping, section.type) ? mapping[section.type] : undefined;
        return known ? misfits(known.slice(1), section) : [];
      },
      sectionData(type, data) {
        const source = sectionSources.find((each) => each.type === type);
        return source?.schema ? component(source.schema, data) : [];
      },
      meaning: (call, place) => schemaAt(document, nodeAt(document, answerAt(call)), place).description,
    };
  };
}

/** Where the document has the schema of an operation's answers. */
const answerAt = ({ method, path }: { method: string; path: string }): string =>
  `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;

interface SchemaNode {
  $ref?: string;
  description?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
}

/** The names that a JSON pointer consists of. */
const namesOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

const nodeAt = (document: object, pointer: string): SchemaNode =>
  namesOf(pointer).reduce<object>((node, part) => (node as Record<string, object>)[part] ?? {}, document);

/** The schema of a field, by the names that lead to it; of an item, that of all items. */
function schemaAt(document: object, node: SchemaNode, path: readonly string[]): SchemaNode {
  const { properties, items } = node.$ref ? nodeAt(document, node.$ref.slice(1)) : node;
  const [name, ...rest] = path;
  if (name === undefined) return node;
  return schemaAt(document, items ?? properties?.[name] ?? {}, rest);
}

const misfitOf = ({
  instancePath,
  message = 'is not what the document says',
  schema,
  parentSchema,
  data,
}: ErrorObject): Misfit => {
  const { description } = parentSchema as SchemaNode;
  const isWord = typeof data === 'string' && Array.isArray(schema);
  const said = isWord ? `must be one of ${schema.join(', ')}` : message;
  // If a field is missing, the description is of the object that lacks it.
  const isOfField = typeof data !== 'object' && description !== undefined;
  return {
    found: data,
    field: namesOf(instancePath).join('.'),
    expected: `${isOfField ? `${description} It ${said}` : said} (the document)`,
  };
};

/** A field that is null counts as missing. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutNulls(field)]));
}
