import type { Tree } from '@nx/devkit';
import { isSeq, parseDocument } from 'yaml';
import type { PluginNames } from '../../../../libs/create-host/src/plugin-names.js';
import type { SectionOrigin } from './plugin-options.js';

const DOCUMENT = 'libs/api-client/openapi.yaml';

const answerOf = (path: string): readonly string[] =>
  ['paths', path, 'get', 'responses', '200', 'content', 'application/json'] as const;
const page = [...answerOf('/v1/account-page/{searchId}/'), 'example', 'result'] as const;
const dataOfPlugins = [
  ...answerOf('/v1/account-page/{accountId}/sub-page/{pageId}/plugin/{type}/{pluginId}'),
  ...['schema', 'properties', 'result', 'anyOf'],
] as const;
const schemas = ['components', 'schemas'] as const;

const SENT_ALONG =
  'What its endpoint answers somebody of whom nothing is known, in the language of the page. The page server then ' +
  'asks for the page alone, and not for this section.';

/** What the document says of a section, by where its data come from. */
const words: Readonly<Record<SectionOrigin['kind'], { source: string; data: string }>> = {
  'account-page': { source: 'Its data are in the section.', data: 'What the section shows.' },
  'sub-page': {
    source:
      'Its data have an endpoint of their own, `getSubPagePlugin`, to which `pageId` and `id` lead. They may come along.',
    data: SENT_ALONG,
  },
  recommendation: {
    source: 'Its data come from `getRecommendation`, unless they come along.',
    data: SENT_ALONG,
  },
};

/** The fields of an item, as the template's schema has them: what each is, and an example. */
const fields = {
  id: ['Identifies the item.', 'wifi'],
  name: ['What it is about.', 'Wi-Fi'],
  text: ['Plain text; blank lines separate paragraphs.', 'The password is on your receipt.'],
} as const;

/**
 * Writes the section and its data into the API's document: as a section that the page knows, and in the examples.
 *
 * @throws Error if the document no longer has one of the places
 */
export function enterIntoApiDocument(
  tree: Tree,
  { name, pascal }: PluginNames,
  kind: SectionOrigin['kind'],
): void {
  const document = parseDocument(tree.read(DOCUMENT, 'utf8') ?? '');
  const add = (place: readonly (string | number)[], value: unknown, atFromEnd = 0): void => {
    const list = document.getIn(place);
    if (!isSeq(list)) throw new Error(`${DOCUMENT} has no ${place.join(' ')} to add a section to.`);
    list.items.splice(list.items.length - atFromEnd, 0, document.createNode(value));
  };
  const reference = (schema: string): string => `#/components/schemas/${schema}`;

  // The last one is of a type that nobody knows.
  for (const sections of [['sections'], ['subPages', 0, 'sections']])
    add([...page, ...sections], exampleOf(name, kind), 1);
  if (kind === 'sub-page') add(dataOfPlugins, { $ref: reference(pascal) });
  add([...schemas, 'KnownSection', 'oneOf'], { $ref: reference(`${pascal}Section`) });
  add([...schemas, 'OtherSection', 'properties', 'type', 'not', 'enum'], name);
  document.setIn(
    [...schemas, 'KnownSection', 'discriminator', 'mapping', name],
    reference(`${pascal}Section`),
  );
  document.setIn([...schemas, `${pascal}Section`], sectionSchema(name, kind, reference(pascal)));
  document.setIn([...schemas, pascal], dataSchema());
  tree.write(DOCUMENT, document.toString({ lineWidth: 108, singleQuote: true }));
}

function exampleOf(name: string, kind: SectionOrigin['kind']): object {
  const item = Object.fromEntries(Object.entries(fields).map(([field, [, example]]) => [field, example]));
  return {
    type: name,
    id: name,
    ...(kind === 'sub-page' && { pageId: 'home' }),
    ...(kind === 'account-page' && { data: { items: [item] } }),
  };
}

function sectionSchema(name: string, kind: SectionOrigin['kind'], $ref: string): object {
  const { source, data } = words[kind];
  const required = { 'account-page': ['data'], 'sub-page': ['pageId'], recommendation: [] }[kind];
  const notBlank = { type: 'string', pattern: String.raw`\S` };
  return {
    description: `A section \`${name}\`. ${source}`,
    type: 'object',
    ...(kind !== 'account-page' && { examples: [exampleOf(name, kind)] }),
    required: ['type', 'id', ...required],
    properties: {
      type: { description: 'What the section is.', type: 'string', const: name, examples: [name] },
      id: {
        description: 'Unique among the sections of its type; part of the address of its views.',
        ...notBlank,
        examples: [name],
      },
      ...(kind === 'sub-page' && {
        pageId: {
          description: 'The sub-page that its data are asked from.',
          ...notBlank,
          examples: ['home'],
        },
      }),
      data: { description: data, $ref },
    },
  };
}

function dataSchema(): object {
  const properties = Object.fromEntries(
    Object.entries(fields).map(([field, [description, example]]) => [
      field,
      {
        description,
        type: 'string',
        pattern: String.raw`[^\s\p{DI}\p{Cc}\u2800]`,
        maxLength: 20_000,
        examples: [example],
      },
    ]),
  );
  return {
    description: 'What an account wants its visitors to know.',
    type: 'object',
    required: ['items'],
    properties: {
      items: {
        description: 'What to know, in this order.',
        type: 'array',
        maxItems: 1000,
        items: { type: 'object', required: ['id', 'name'], properties },
      },
    },
  };
}
