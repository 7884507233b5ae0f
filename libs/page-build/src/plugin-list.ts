import { parseSync, Visitor } from 'vite';

/** Loads of a list of plugins: what is imported, by section type. */
export type PluginImports = ReadonlyMap<string, string>;

/**
 * Reads from a host's list of plugins which module each section comes from, so that a document can bring the styles of
 * its sections.
 *
 * @param code TypeScript of a module that exports an object with a function for each section type, which calls
 * `import()`, or `null` for one that is left out
 * @throws Error that names a section type whose function does not import a module by its name
 */
export function readPluginList(code: string): PluginImports {
  const imports = new Map<string, string>();
  const types: string[] = [];
  const members: string[] = [];
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      const isLeftOut = value.type === 'Literal' && value.value === null;
      if (!members.length && !isLeftOut) types.push(name);
      members.push(name);
    },
    'Property:exit'() {
      members.pop();
    },
    ImportExpression({ source }) {
      const [type] = members;
      if (type !== undefined && source.type === 'Literal') imports.set(type, String(source.value));
    },
    // `({ couponPlugin }) => couponPlugin` is a pattern with properties, not a list.
    ObjectPattern() {
      members.push('');
    },
    'ObjectPattern:exit'() {
      members.pop();
    },
  }).visit(parseSync('plugins.ts', code).program);
  const odd = types.find((type) => !imports.has(type));
  if (odd !== undefined)
    throw new Error(
      `The plugin for ${odd} must be loaded by import() of a module's name: the build looks for it.`,
    );
  return imports;
}
