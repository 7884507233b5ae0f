import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { SOURCE } from './conditions.js';
import type { ExportTarget, LibraryManifest } from './library-manifest.js';

const workspace = join(import.meta.dirname, '../..');

/** The versions of Node that the libraries are tested with. */
const engines = { node: '>=20.19' };

/**
 * TypeScript 6 imports a style sheet only if it finds types for it. These have nothing in them, but are a module:
 * otherwise a sheet could not be imported later, by `import()`.
 */
const typesOfSheet = 'export {};\n';

/**
 * Completes a library's `dist` for publishing: with a manifest, README, licence, types of its style sheets,
 * its sources, and the files of its folder that `exports` names. It is packed as it is.
 *
 * The sources are what `@oa-profile/page-build` builds a host from, here and elsewhere: docs/decisions/packages.md#hosts-are-built-from-published-sources.
 */
export const publishedFiles = (root: string, manifest: LibraryManifest): Plugin => ({
  name: 'published-files',
  apply: 'build',
  generateBundle() {
    const emit = (fileName: string, source: string): unknown =>
      this.emitFile({ type: 'asset', fileName, source });
    const copied = [
      ...(existsSync(join(root, 'README.md')) ? ['README.md'] : []),
      ...ownFiles(manifest),
      ...sourceFiles(root),
    ];
    for (const file of copied) {
      const text = readFileSync(join(root, file), 'utf8');
      emit(file, file === 'README.md' ? publishedDocument(root, text) : text);
    }
    emit('LICENSE', readFileSync(join(workspace, 'LICENSE'), 'utf8'));
    for (const sheet of exportedSheets(manifest)) emit(typesFileOf(sheet), typesOfSheet);
    emit('package.json', `${JSON.stringify(publishedManifest(root, manifest), null, 2)}\n`);
  },
});

/**
 * A library's published document. Beside an installed package there is nothing else of the repository, so what leads out of the
 * package leads to its page.
 */
export function publishedDocument(root: string, text: string): string {
  const { page } = repositoryPage();
  const absolute = (link: string): string => {
    const path = relative(workspace, join(root, link)).split(sep).join('/');
    return `${page}/blob/main/${path}`;
  };
  return text.replace(
    /(\]\(|^\[[^\]]+\]: )(\.\.\/[^\s)]*)/gm,
    (_, before: string, link: string) => before + absolute(link),
  );
}

/** Files of the library's folder that are exported unchanged. */
function ownFiles({ exports }: LibraryManifest): string[] {
  return Object.values(exports)
    .filter((target) => typeof target === 'string')
    .map((target) => target.replace('./', ''))
    .filter((file) => !file.startsWith('dist/') && file !== 'package.json');
}

/** Whether a source is for the workspace alone: a test, a story, or what they are made with. */
const isForTests = (path: string): boolean =>
  /\.(test|stories)\.[^/]+$|\.mdx$/.test(path) || path.split('/').includes('testing');

/** Sources of a library, relative to its folder. */
const sourceFiles = (root: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !isForTests(path));

/** A library's published package.json: paths relative to `dist`, its origin, nothing that only this workspace needs. */
export function publishedManifest(root: string, manifest: LibraryManifest): object {
  const forOthers = Object.entries(manifest)
    .filter(([key]) => !['nx', 'devDependencies'].includes(key))
    .map(([key, value]): [string, unknown] => {
      if (key === 'exports') return [key, publishedExports(manifest)];
      return [key, key === 'bin' ? publishedCommands(manifest) : value];
    });
  return { ...Object.fromEntries(forOthers), ...packageOrigin(root, manifest), engines };
}

function publishedExports({ exports }: LibraryManifest): object {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => [entry, publishedTarget(target)]),
  );
}

/** A target of `exports`. One that is a style sheet gets types, which must be the first condition. */
function publishedTarget(target: ExportTarget): ExportTarget {
  const published = typeof target === 'string' ? fromDist(target) : publishedConditions(target);
  const sheet = sheetOf(target);
  if (!sheet) return published;
  return {
    types: `./${typesFileOf(sheet)}`,
    ...(typeof published === 'string' ? { default: published } : published),
  };
}

const publishedConditions = (target: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(target)
      // What only tests use is published as it is built.
      .filter(([condition, path]) => condition !== SOURCE || !isForTests(path))
      .map(([condition, path]) => [condition, fromDist(path)]),
  );

/** The style sheets that a library exports, each once: two entries can lead to the same one. */
const exportedSheets = ({ exports }: LibraryManifest): Set<string> =>
  new Set(Object.values(exports).flatMap((target) => sheetOf(target) ?? []));

/** The published style sheet that a target leads to, relative to `dist`. */
function sheetOf(target: ExportTarget): string | undefined {
  const published = typeof target === 'string' ? fromDist(target) : fromDist(target['default'] ?? '');
  return [published].find((path) => path.endsWith('.css'))?.replace('./', '');
}

/** Where a style sheet's types are. With `node16`, CommonJS cannot import an ES module's types, hence `.cts`. */
const typesFileOf = (sheet: string): string => `${sheet}.d.cts`;

const publishedCommands = ({ bin = {} }: LibraryManifest): object =>
  Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, fromDist(path)]));

const fromDist = (path: string): string => path.replace(/^\.\/dist\//, './');

/** What the repository's own package.json says about all packages. */
interface RepositoryManifest {
  keywords: readonly string[];
  repository: { type: string; url: string };
}

/** Fields of a package.json that say where a package comes from, and how to find it. */
interface PackageOrigin {
  keywords: string[];
  homepage: string;
  bugs: { url: string };
  repository: { type: string; url: string; directory: string };
}

/** The repository, and the address of its page. */
function repositoryPage(): Pick<RepositoryManifest, 'repository'> & {
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
function packageOrigin(root: string, { keywords = [] }: Pick<LibraryManifest, 'keywords'>): PackageOrigin {
  const { repository, common, page } = repositoryPage();
  const directory = relative(workspace, root).split(sep).join('/');
  return {
    keywords: [...keywords, ...common],
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: { url: `${page}/issues` },
    repository: { ...repository, directory },
  };
}
