import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the browser's files of a build, without the parts that change with their content. */
export const builtFiles = (host: string): string[] =>
  readdirSync(join(host, 'dist/client/assets'))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => name.replace(/-[\w-]{7,8}(?=\.\w+$)/, ''))
    .sort();

/**
 * How the files of a build differ from those of another, in one line for each; none if they have the same names.
 *
 * @param files of the build that is looked at
 * @param others those that it should have
 */
export function differences(files: readonly string[], others: readonly string[]): string[] {
  return [...without(others, files, 'is missing'), ...without(files, others, 'is new')];
}

/** Names that the first list has more often than the second. */
function without(names: readonly string[], others: readonly string[], how: string): string[] {
  const left = [...others];
  return names.flatMap((name) => {
    const place = left.indexOf(name);
    if (place < 0) return [`${name} ${how}`];
    left.splice(place, 1);
    return [];
  });
}
