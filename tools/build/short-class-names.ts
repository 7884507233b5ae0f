import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Length of a style sheet's part in a class name, in characters of an alphabet of 62. */
const SHEET_LENGTH = 3;

/**
 * Names the classes of a page, for example `_k0x3`, after the style sheet and the class's number in it. Vite's default
 * names (class, sheet and line) were a tenth of a document, and change with every line. Builds that share a root give
 * the same names, as those of the browser and the server must.
 *
 * @param root Sheets are distinguished by their paths relative to it.
 * @returns a value for `css.modules.generateScopedName`; it throws if two sheets would have the same names
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
