import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { subset } from 'semver';

/** The parts of a package in package-lock.json that are used here. */
export interface LockedPackage {
  version?: string;
  /** Download address; npm omits it on request, and then uses its configured registry. */
  resolved?: string;
  /** Hash of the download: `npm ci` installs nothing else. */
  integrity?: string;
  /** Whether it is a workspace; `resolved` is then its folder. */
  link?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
  /** The versions of Node that it runs on. */
  engines?: { node?: string };
  /** Whether npm skips it if it cannot be installed. */
  optional?: boolean;
}

/** The parts of package-lock.json that are used here: packages by folder. */
export interface LockFile {
  packages: Readonly<Record<string, LockedPackage>>;
}

const publicRegistry = 'https://registry.npmjs.org/';

/**
 * Finds what makes a lock file useless to others, one line per problem: missing platform binaries, without which `npm
 * ci` fails on those platforms, packages without integrity, addresses that only one network reaches, and packages that refuse a Node version which
 * the workspace supports.
 */
export function lockFileProblems({ packages }: LockFile): string[] {
  const nodes = packages['']?.engines?.node;
  return Object.entries(packages).flatMap(([folder, entry]) => {
    const { version, resolved, integrity, link, optionalDependencies, engines, optional } = entry;
    const name = `${folder || 'the workspace'}${version ? ` ${version}` : ''}`;
    const missing = Object.keys(optionalDependencies ?? {}).filter(
      (dependency) => !foldersSeenFrom(folder, dependency).some((seen) => Object.hasOwn(packages, seen)),
    );
    // npm writes such entries for optional packages that were not installed, and then refuses them.
    const unnamed = folder.includes('node_modules/') && !link && version === undefined;
    // npm writes such entries, too, for other platforms' packages; whatever the registry sends is then installed.
    const unvouched = folder.includes('node_modules/') && !link && integrity === undefined;
    const elsewhere = !link && resolved !== undefined && !resolved.startsWith(publicRegistry);
    return [
      ...(missing.length ? [`${name}: lacks ${missing.join(', ')}`] : []),
      ...(unnamed ? [`${name}: has no version`] : []),
      ...(unvouched ? [`${name}: has no integrity`] : []),
      ...(nodes && engines?.node && !optional && !subset(nodes, engines.node)
        ? [`${name}: needs Node ${engines.node}`]
        : []),
      ...(elsewhere ? [`${name}: comes from ${withoutSecrets(resolved)}`] : []),
    ];
  });
}

/** Folders in which Node looks for a package, from a folder up. */
function foldersSeenFrom(folder: string, dependency: string): string[] {
  const parts = folder.split('/');
  return Array.from(parts, (_, depth) => parts.slice(0, parts.length - depth))
    .concat([[]])
    .filter((parents) => parents.at(-1) !== 'node_modules')
    .map((parents) => [...parents, 'node_modules', dependency].filter(Boolean).join('/'));
}

/** Addresses of private registries can contain a token. */
function withoutSecrets(address: string): string {
  return URL.canParse(address) ? new URL(address).host || new URL(address).protocol : address;
}

if (process.argv[1] === import.meta.filename) {
  const file = join(import.meta.dirname, '../../../package-lock.json');
  const lockFile = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const problems = lockFileProblems(lockFile);
  if (problems.length) {
    console.error(problems.map((problem) => `${relative(process.cwd(), file)}: ${problem}`).join('\n'));
    process.exitCode = 1;
  } else {
    console.log(`${Object.keys(lockFile.packages).length} locked packages, no problem`);
  }
}
