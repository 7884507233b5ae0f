import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** What tells a style sheet from the others, of 62 characters each. */
const SHEET_LENGTH = 3;

/**
 * Names the classes of a page, as `_k0x3`: which style sheet, and which class in it. The names that Vite gives by itself
 * (class, sheet and line) were a tenth of a document, and change with every line. Builds that share a root give the same
 * names, as those of the browser and the server must.
 *
 * @param root Sheets are told apart by their paths from here.
 * @returns what `css.modules.generateScopedName` takes; it throws where two sheets would share their names
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const sheets = new Map<string, { path: string; classes: string[] }>();
  return (name, file) => {
    const path = relative(root, file);
    const hash = createHash('sha256')
      .update(path)
      .digest('base64')
      .replaceAll(/\W/g, '')
      .slice(0, SHEET_LENGTH);
    const sheet = sheets.get(hash) ?? { path, classes: [] };
    sheets.set(hash, sheet);
    if (sheet.path !== path)
      throw new Error(`The classes of ${path} and ${sheet.path} have the same names: make them longer.`);
    if (!sheet.classes.includes(name)) sheet.classes.push(name);
    return `_${hash}${sheet.classes.indexOf(name).toString(36)}`;
  };
}
