import { parseSync, Visitor } from 'vite';

/** Sections of the plugins that a module declares: what is imported, by the plugin's name. */
export type SectionImports = ReadonlyMap<string, string>;

/** Whether a module may declare a plugin with a section: only then it is read. */
export const mayHaveSection = (code: string): boolean =>
  /\bsection\s*[:(]/.test(code) && code.includes('import(');

/**
 * Reads from a module which other one the section of each of its plugins comes from, so that a document can bring the styles
 * of its sections.
 *
 * @param code of a module that may declare plugins: objects with a `name`, and a `section` that calls `import()`
 * @param file its name, which ends as its language does
 * @throws Error that names a plugin whose section does not import a module by its name
 */
export function readSections(code: string, file: string): SectionImports {
  const sections: { plugin: string; start: number; end: number }[] = [];
  const imports: { source: string; start: number }[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const parts = new Map(
        properties.flatMap((part) =>
          part.type === 'Property' && part.key.type === 'Identifier' ? [[part.key.name, part.value]] : [],
        ),
      );
      const name = parts.get('name');
      const section = parts.get('section');
      if (section && name?.type === 'Literal') sections.push({ ...section, plugin: String(name.value) });
    },
    ImportExpression({ source, start }) {
      if (source.type === 'Literal') imports.push({ source: String(source.value), start });
    },
  }).visit(parseSync(file, code).program);
  return new Map(
    sections.map(({ plugin, start, end }) => {
      const found = imports.find((each) => each.start >= start && each.start < end);
      if (!found)
        throw new Error(
          `The section of the plugin ${plugin} must be loaded by import() of a module's name: the build looks for it.`,
        );
      return [plugin, found.source];
    }),
  );
}
