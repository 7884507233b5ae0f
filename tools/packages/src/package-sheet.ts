import type { Library } from './libraries.js';
import type { PackageSizes } from './package-sizes.js';

/** A library with its sizes. */
export interface WeighedLibrary extends Library {
  sizes: PackageSizes;
}

const tableBegin = '<!-- Packages: npm run record -->';
const tableEnd = '<!-- End of packages -->';
const sizeLine = /^Size, minified and gzipped: .*$/m;

/**
 * The root README with the table of all libraries between its two marks.
 *
 * @param folderOf path of a library, relative to the README
 * @throws Error if the marks are missing
 */
export function withTable(
  readme: string,
  libraries: readonly WeighedLibrary[],
  folderOf: (library: Library) => string,
): string {
  const [before, rest] = readme.split(tableBegin);
  const after = rest?.split(tableEnd)[1];
  if (before === undefined || after === undefined) throw new Error(`README.md lacks ${tableBegin}`);
  const rows = libraries.map((library) => [
    `[${library.name.replace('@oa-profile/', '')}](${folderOf(library)})`,
    library.manifest.description.replace(/\.$/, ''),
    library.manifest.version,
    kilobytes(library.sizes.own),
    kilobytes(library.sizes.withDependencies),
    library.sizes.styles ? kilobytes(library.sizes.styles) : '',
  ]);
  const heads = ['`@oa-profile/…`', 'What for', 'Version', 'Code', 'With dependencies', 'Styles'];
  return `${before}${tableBegin}\n\n${table(heads, rows)}\n\n${tableEnd}${after}`;
}

/**
 * A library's README with its sizes.
 *
 * @throws Error if the README has no line for them
 */
export function withSize(readme: string, { name, sizes }: WeighedLibrary): string {
  if (!sizeLine.test(readme)) throw new Error(`${name}: the README lacks 'Size, minified and gzipped: …'`);
  const { own, withDependencies, styles } = sizes;
  const parts = [
    kilobytes(own),
    `with its dependencies, without its peers, ${kilobytes(withDependencies)}`,
    ...(styles ? [`styles ${kilobytes(styles)}`] : []),
  ];
  return readme.replace(sizeLine, `Size, minified and gzipped: ${parts.join('; ')}.`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A table whose columns are as wide as their widest cell, like the formatter's. */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(3, ...[heads, ...rows].map((row) => (row[column] ?? head).length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
