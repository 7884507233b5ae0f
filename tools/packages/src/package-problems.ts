import { requiredPeers, type LibraryManifest } from 'build-tools/library-manifest';
import { posix } from 'node:path';
import { satisfies } from 'semver';

/** The parts of a package.json that are used here. */
export interface Manifest extends Pick<
  LibraryManifest,
  'name' | 'dependencies' | 'peerDependencies' | 'peerDependenciesMeta'
> {
  sideEffects?: boolean | readonly string[];
}

export interface PackedPackage {
  manifest: Manifest;
  /** Content of every file, by its path in the package. */
  files: ReadonlyMap<string, string>;
}

/** What a package is checked against. */
export interface PackageRules {
  /** Versions of the workspace's own packages, by name. */
  versions: Readonly<Record<string, string>>;
  /** Folders of this machine, which no file may name. */
  machineFolders: readonly string[];
}

/** Two copies of these on one page would not share their state. */
export const shared: readonly string[] = ['react', 'react-dom', 'i18next', 'react-i18next'];

/** Checks what neither the build ensures nor other package linters find, one line per problem. */
export function packageProblems({ manifest, files }: PackedPackage, rules: PackageRules): string[] {
  return [
    ...(manifest.sideEffects === undefined
      ? ['sideEffects are not declared; tree shaking would not work']
      : []),
    ...dependencyProblems(manifest, rules),
    ...undeclared(manifest, files),
    ...Array.from(files, ([path, text]) => fileProblems(path, text, rules)).flat(),
    ...deadLinks(files),
  ];
}

function dependencyProblems(manifest: Manifest, { versions }: PackageRules): string[] {
  const { dependencies = {}, peerDependencies = {} } = manifest;
  // What requires React or Vite is part of a page: contexts, stores and types of ours are shared there as well.
  const isOfPage = requiredPeers(manifest).length > 0;
  return [
    ...Object.keys(dependencies)
      .filter((name) => shared.includes(name) || (isOfPage && name.startsWith('@oa-profile/')))
      .map((name) => `${name} must be a peer dependency`),
    ...Object.entries({ ...dependencies, ...peerDependencies }).flatMap(([name, range]) => {
      const version = versions[name];
      if (version === undefined && name.startsWith('@oa-profile/'))
        return [`${name} is not in the workspace`];
      return version === undefined || (/^\^\d/.test(range) && satisfies(version, range))
        ? []
        : [`requires ${name} ${range}, but the workspace has ${version}`];
    }),
  ];
}

/** Packages that the built code or its types import, but package.json does not name, each with the first file that does. */
function undeclared(
  { name, dependencies, peerDependencies }: Manifest,
  files: PackedPackage['files'],
): string[] {
  const declared = [name, ...Object.keys({ ...dependencies, ...peerDependencies })];
  const found = new Map<string, string>();
  for (const [path, text] of files)
    if (/\.(js|d\.ts)$/.test(path))
      for (const each of importedPackages(text))
        if (!declared.includes(each) && !found.has(each)) found.set(each, path);
  return Array.from(found, ([each, path]) => `${path} imports ${each}, which package.json does not name`);
}

/** Names of the packages that a module imports, without Node's own. */
export function importedPackages(code: string): string[] {
  // Examples in comments contain imports, too.
  const bare = code.replace(/\/\*[^]*?\*\/|^[ \t]*\/\/.*$/gm, '');
  const specifiers = bare.matchAll(
    /(?:^|[\s;}])(?:import|export)(?:[\w*{}\s,$]+from)?\s*["']([^"'\n]+)["']|\bimport\(\s*["']([^"'\n]+)["']\s*\)/g,
  );
  return (
    Array.from(specifiers, ([, fixed, dynamic]) => fixed ?? dynamic ?? '')
      // A name with a gap is in a text that is written for others.
      .filter((specifier) => !/^(\.|node:)|\$\{/.test(specifier))
      .map((specifier) =>
        specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/'),
      )
  );
}

function fileProblems(path: string, text: string, { machineFolders }: PackageRules): string[] {
  return [
    ...(isPublished(path) ? [] : [`${path} must not be packed`]),
    // React's production build does not have its functions.
    ...(path.endsWith('.js') && text.includes('react/jsx-dev-runtime')
      ? [`${path} was built for development; NODE_ENV must be production`]
      : []),
    ...(path.endsWith('.map') ? sourceMapProblems(path, text) : []),
    ...machineFolders.filter((folder) => text.includes(folder)).map((folder) => `${path} names ${folder}`),
  ];
}

/** Links of documents to files that are not in the package: they are there in the repository only. */
function deadLinks(files: PackedPackage['files']): string[] {
  return [...files]
    .filter(([path]) => /^[^/]+\.md$/.test(path))
    .flatMap(([path, text]) =>
      Array.from(
        text.matchAll(/\]\(([^\s)]+)\)|^\[[^\]]+\]: (\S+)/gm),
        ([, beside, below]) => beside ?? below ?? '',
      )
        .filter((link) => !/^(#|[a-z]+:)/.test(link))
        .filter((link) => !files.has(posix.normalize(link.replace(/#.*/, ''))))
        .map((link) => `${path} links to ${link}, which is not in the package`),
    );
}

/** Code with source maps and types, styles, documents, and the sources in `src`; no tests. */
function isPublished(path: string): boolean {
  // A whole project, or a plugin, for somebody else.
  if (/^(?:template|plugin)\//.test(path)) return true;
  if (path.startsWith('src/'))
    return /\.(tsx?|css|css\.d\.cts|json)$/.test(path) && !/\.(test|stories)\.|\/testing\//.test(path);
  return (
    /\.(js|js\.map|d\.ts|css|css\.d\.cts|json|yaml|md)$|^LICENSE$/.test(path) &&
    !/\.(test|spec|stories)\.|(^|\/)(src|e2e|__snapshots__)\//.test(path)
  );
}

/** In developer tools, a name that leads out of the package would mix its sources with another's. */
function sourceMapProblems(path: string, text: string): string[] {
  const { sources, sourcesContent } = JSON.parse(text) as { sources: string[]; sourcesContent?: string[] };
  return [
    ...sources
      .filter((source) => /^(\.\.|\/|\w+:)/.test(source))
      .map((source) => `${path} names ${source}, outside the package`),
    // A module made only of a style sheet's class names has no sources.
    ...(sourcesContent || !sources.length
      ? []
      : [`${path} does not include its sources, which are not packed`]),
  ];
}
