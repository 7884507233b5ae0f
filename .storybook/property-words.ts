import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** The result of reading a component's properties, see tools/build/property-tables.ts. */
interface Documented {
  __docgenInfo?: { props: Readonly<Record<string, unknown>> };
}

/** Shows the comments in property tables, without markup that only code editors read. */
export const propertyWords: ArgTypesEnhancer = ({ component, argTypes }) => {
  const { __docgenInfo: documented } = (component ?? {}) as Documented;
  if (!documented) return argTypes;
  const types: Readonly<Record<string, InputType>> = argTypes;
  const described = Object.entries(types).map(([name, type]): [string, InputType] => [
    name,
    name in documented.props
      ? { ...type, ...words(type), table: { ...type.table, ...values(name, type) } }
      : { ...type, description: type.description || 'Passed on to the element.' },
  ]);
  return Object.fromEntries(described) as typeof argTypes;
};

const words = ({ description }: InputType): InputType =>
  description === undefined ? {} : { description: description.replace(/\{@link ([\w.]+)\}/g, '`$1`') };

/** Quotes defaults like types, whether they come from a comment or the code. Shortens the type of refs. */
function values(name: string, { table }: InputType): InputType['table'] {
  const { defaultValue, type } = table ?? {};
  const [, text] = /^"'(.*)'"$/.exec(defaultValue?.summary ?? '') ?? [];
  return {
    ...(text !== undefined && { defaultValue: { ...defaultValue, summary: `"${text}"` } }),
    ...(name === 'ref' && { type: { ...type, summary: 'Ref' } }),
  };
}
