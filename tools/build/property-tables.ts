import type { ParserOptions } from 'react-docgen-typescript';

/** How component properties are read, for Storybook's tables and for the check that each is documented. */
export const propertyTables = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  skipChildrenPropWithoutDoc: false,
  savePropValueAsString: true,
  // Native attributes of elements need no documentation of ours.
  propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
} satisfies ParserOptions;
