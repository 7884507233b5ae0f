import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** What a component's properties are read into, see tools/build/property-tables.ts. */
interface Documented {
  __docgenInfo?: { props: Readonly<Record<string, unknown>> };
}

/** Lets tables of properties say what comments say, without the signs that only code editors read. */
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

/** Defaults are quoted as types are, whether a comment or the code says them. References have a type of many lines. */
function values(name: string, { table }: InputType): InputType['table'] {
  const { defaultValue, type } = table ?? {};
  const [, text] = /^"'(.*)'"$/.exec(defaultValue?.summary ?? '') ?? [];
  return {
    ...(text !== undefined && { defaultValue: { ...defaultValue, summary: `"${text}"` } }),
    ...(name === 'ref' && { type: { ...type, summary: 'Ref' } }),
  };
}
