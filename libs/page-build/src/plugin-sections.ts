import { parseSync, Visitor } from 'vite';
import { partsOf, textOf } from './written-code.js';

/** Sections of the plugins that a module declares: what is imported, by the plugin's name. */
export type SectionImports = ReadonlyMap<string, string>;

/** Whether a module may declare a plugin with a section: only then it is read. */
export const mayHaveSection = (code: string): boolean =>
  /\bsection['"]?\s*[:(]/.test(code) && code.includes('import(');

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
    ObjectExpression(value) {
      const parts = partsOf(value);
      const name = textOf(parts.get('name'));
      const section = parts.get('section');
      // What else is called so, of an address for example, loads nothing.
      if (section && name !== undefined && textOf(section) === undefined)
        sections.push({ ...section, plugin: name });
    },
    ImportExpression({ source, start }) {
      const module = textOf(source);
      if (module !== undefined) imports.push({ source: module, start });
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

/** Whether a module may declare a plugin with views: only then it is read. */
export const mayHaveViews = (code: string): boolean => /\bviews['"]?\s*:\s*\{/.test(code);

/** Reads the names of the views that the plugins of a module have. */
export function readViews(code: string, file: string): string[] {
  const names: string[] = [];
  new Visitor({
    ObjectExpression(value) {
      const views = partsOf(value).get('views');
      if (views?.type === 'ObjectExpression') names.push(...partsOf(views).keys());
    },
  }).visit(parseSync(file, code).program);
  return names;
}
