import type { SectionContract } from '@oa-profile/plugin-sdk';
import type { SchemaObject } from './describe.js';

/** Where the data of a section come from, in words. */
const sources = {
  'account-page': 'Its data are in the section.',
  'sub-page':
    'Its data have an endpoint of their own, `getSubPagePlugin`, to which `pageId` and `id` lead. They may come along.',
  recommendation: 'Its data come from `getRecommendation`, unless they come along.',
};

const SENT_ALONG =
  'What its endpoint answers somebody of whom nothing is known, in the language of the page; of a list the first items. ' +
  'The page server then asks for the page alone, and not for this section.';

/**
 * The schemas of sections: one for each type that the page knows, told apart by `type`, and one for all others, which
 * the page leaves out and reports.
 *
 * @param referenceTo address of a named schema in the document
 * @param dataOf the schema of a contract's data, or a reference
 */
export function sectionSchemas(
  contracts: readonly SectionContract<unknown>[],
  referenceTo: (name: string) => string,
  dataOf: (contract: SectionContract<unknown>) => SchemaObject,
): Record<string, SchemaObject> {
  const id = {
    type: 'string',
    pattern: String.raw`\S`,
    description: 'Unique among the sections of its type; part of the address of its views.',
  };
  const known = Object.fromEntries(
    contracts.map((contract): [string, SchemaObject] => {
      const { type, source } = contract;
      const own = source.kind === 'account-page';
      const further = source.kind === 'sub-page';
      const properties: Record<string, SchemaObject> = {
        type: { const: type, type: 'string', description: 'What the section is.', examples: [type] },
        id: { ...id, examples: [type] },
        ...(further && { pageId: pageId('The sub-page that its data are asked from.') }),
        data: { description: own ? 'What the section shows.' : SENT_ALONG, ...dataOf(contract) },
      };
      const schema = {
        type: 'object',
        description: `A section \`${type}\`. ${sources[source.kind]}`,
        properties,
        required: ['type', 'id', ...(further ? ['pageId'] : []), ...(own ? ['data'] : [])],
        // What an API without them answers is whole, and shorter to read.
        ...(!own && { examples: [{ type, id: type, ...(further && { pageId: 'home' }) }] }),
      };
      return [nameOf(type), schema];
    }),
  );
  const mapping = Object.fromEntries(contracts.map(({ type }) => [type, referenceTo(nameOf(type))]));
  return {
    Section: {
      description: 'A section of a page: of a type that this document knows, or of another one.',
      anyOf: [{ $ref: referenceTo('KnownSection') }, { $ref: referenceTo('OtherSection') }],
    },
    KnownSection: {
      description: 'A section of a type that the page has a plugin for. `type` says which.',
      oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
      discriminator: { propertyName: 'type', mapping },
    },
    ...known,
    OtherSection: {
      type: 'object',
      description:
        'A section of a type that this document does not know: of a newer server, or of a plugin of your own. A page ' +
        'without a plugin for it leaves it out and reports it once.',
      properties: {
        type: {
          type: 'string',
          pattern: String.raw`\S`,
          not: { enum: Object.keys(mapping) },
          description: 'Any other type.',
          examples: ['house-rules'],
        },
        id: { ...id, examples: ['house-rules'] },
        pageId: pageId('The sub-page that its data are asked from, if they have an endpoint of their own.'),
        data: {
          description: 'What its plugin reads; at most 32 levels deep.',
          examples: [{ rules: ['No dogs'] }],
        },
      },
      required: ['type', 'id'],
    },
  };
}

const pageId = (description: string) => ({
  type: 'string',
  pattern: String.raw`\S`,
  description,
  examples: ['home'],
});

/** 'reward-card' is `RewardCardSection`. */
const nameOf = (type: string): string =>
  `${type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Section`;
