import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { packageOf } from './package-files.js';

/** Length of a style sheet's part in a class name, in characters of an alphabet of 62. */
const SHEET_LENGTH = 3;

/**
 * Names the classes of a page, for example `_k0x3`, after the style sheet and the class's number in it. Vite's default
 * names (class, sheet and line) were a tenth of a document, and change with every line. Sheets are distinguished by
 * their package and their path in it, so that all builds give the same names, as those of the browser and the server
 * must, wherever packages are installed.
 *
 * @returns a value for `css.modules.generateScopedName`; it throws if two sheets would have the same names
 */
export function shortClassNames(): (name: string, file: string) => string {
  const sheets = new Map<string, { path: string; classes: string[] }>();
  return (name, file) => {
    const { name: owner = '', folder = '' } = packageOf(file) ?? {};
    const path = `${owner}/${relative(folder, file)}`;
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
