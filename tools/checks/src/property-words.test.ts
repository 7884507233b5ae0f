import { fileURLToPath } from 'node:url';
import { propertyTables } from 'build-tools/property-tables';
import { withCustomConfig } from 'react-docgen-typescript';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../libs/ui', import.meta.url));

/** The components of ui: its exports with a capitalised name, except types, which have no properties. */
const components = withCustomConfig(`${folder}/tsconfig.json`, propertyTables)
  .parse(`${folder}/src/index.ts`)
  .filter(({ displayName, props }) => /^[A-Z]/.test(displayName) && Object.keys(props).length);

it('the check finds the components and their properties, including those of both kinds of a button', () => {
  const names = components.map(({ displayName }) => displayName);
  expect(names).toEqual(expect.arrayContaining(['Avatar', 'Button', 'DescriptionRow', 'VisuallyHidden']));
  const button = components.find(({ displayName }) => displayName === 'Button');
  expect(Object.keys(button?.props ?? {})).toEqual(
    expect.arrayContaining(['children', 'variant', 'size', 'href', 'pending', 'ref']),
  );
  expect(button?.props['size']?.defaultValue).toEqual({ value: "'medium'" });
});

// Storybook's tables show these descriptions.
describe.each(components.map((component) => [component.displayName, component] as const))(
  '%s',
  (_, { description, props }) => {
    it('each property says what it is', () => {
      expect(description).not.toBe('');
    });

    it('each property describes each of its properties', () => {
      const wordless = Object.values(props).filter((property) => !property.description);
      expect(wordless.map(({ name }) => name)).toEqual([]);
    });

    it('each property has a default for each optional choice or switch', () => {
      const open = Object.values(props).filter(
        ({ required, type, defaultValue }) =>
          !required && /^(enum|boolean)$/.test(type.name) && !defaultValue,
      );
      expect(open.map(({ name }) => name)).toEqual([]);
    });
  },
);
