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

/** The repository, and the address of its page. */
export function repositoryPage(): Pick<RepositoryManifest, 'repository'> & {
  common: readonly string[];
  page: string;
} {
  const { repository, keywords } = JSON.parse(
    readFileSync(join(workspace, 'package.json'), 'utf8'),
  ) as RepositoryManifest;
  return { repository, common: keywords, page: repository.url.replace(/^git\+|\.git$/g, '') };
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
  const { repository, common, page } = repositoryPage();
  const directory = relative(workspace, root).split(sep).join('/');
  return {
    keywords: [...keywords, ...common],
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: { url: `${page}/issues` },
    repository: { ...repository, directory },
  };
}
