import type { ParserOptions } from 'react-docgen-typescript';

/** How the properties of components are read for Storybook's tables, and for the check that each has words. */
export const propertyTables = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  savePropValueAsString: true,
  // What an element takes anyway is not ours to explain.
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;
