import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LibraryManifest } from './library-manifest.js';

const workspace = join(import.meta.dirname, '../..');

/** What the repository's own package.json says about all packages. */
interface RepositoryManifest {
  keywords: readonly string[];
  repository: { type: string; url: string };
}

/** Fields of a package.json that say where a package comes from, and how to find it. */
export interface PackageOrigin {
  keywords: string[];
  homepage: string;
  bugs: { url: string };
  repository: { type: string; url: string; directory: string };
}

/**
 * Where a library comes from. The address is written once, in the repository's own package.json: somebody who moves the
 * repository changes it there.
 *
 * @param root the library's folder
 */
export function packageOrigin(
  root: string,
  { keywords = [] }: Pick<LibraryManifest, 'keywords'>,
): PackageOrigin {
  const { repository, keywords: common } = JSON.parse(
    readFileSync(join(workspace, 'package.json'), 'utf8'),
  ) as RepositoryManifest;
  const directory = relative(workspace, root).split(sep).join('/');
  const page = repository.url.replace(/^git\+|\.git$/g, '');
  return {
    keywords: [...keywords, ...common],
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: { url: `${page}/issues` },
    repository: { ...repository, directory },
  };
}
