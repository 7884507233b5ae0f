import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFilter } from 'vite';

/**
 * What a package says of its files, in the field `pageFiles` of its package.json: what of it a page needs, and when.
 * Patterns are relative to the package; one that begins with `!` takes files out again.
 */
export interface PackageFiles {
  /** Every page loads these once it is interactive; the first taps need them. */
  controls?: readonly string[];
  /** Of the files in folders called `locales`: those with texts of every page. Others wait for a section or a view. */
  firstTexts?: readonly string[];
  /** Modules that a start in the app needs as well. */
  app?: readonly string[];
  /** By name of a view that is not on every page: its modules, with those that it loads late. */
  views?: Readonly<Record<string, readonly string[]>>;
  /** Name of the file that the package's sections share with others that are often on the same page. */
  sections?: string;
}

export interface PagePackage {
  name: string;
  version: string;
  folder: string;
  files: PackageFiles;
  isControl: (moduleId: string) => boolean;
  isFirstText: (moduleId: string) => boolean;
}

const packages = new Map<string, PagePackage | undefined>();

/** The package of a module; undefined for modules that are not files. */
export function packageOf(moduleId: string): PagePackage | undefined {
  return moduleId.startsWith('\0') ? undefined : packageAt(dirname(pathOf(moduleId)));
}

/** A module's file, without what bundlers add to tell apart how it is imported. */
export const pathOf = (moduleId: string): string => moduleId.split('?', 1)[0] ?? '';

function packageAt(folder: string): PagePackage | undefined {
  if (packages.has(folder)) return packages.get(folder);
  const parent = dirname(folder);
  const found = read(folder) ?? (parent === folder ? undefined : packageAt(parent));
  packages.set(folder, found);
  return found;
}

/** A folder's own package. Some packages have nested manifests without a name. */
function read(folder: string): PagePackage | undefined {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return undefined;
  const {
    name,
    version = '',
    pageFiles: files = {},
  } = JSON.parse(readFileSync(path, 'utf8')) as {
    name?: string;
    version?: string;
    pageFiles?: PackageFiles;
  };
  if (name === undefined) return undefined;
  return {
    name,
    version,
    folder,
    files,
    isControl: matches(folder, files.controls),
    isFirstText: matches(folder, files.firstTexts),
  };
}

function matches(folder: string, patterns: readonly string[] = []): (moduleId: string) => boolean {
  if (!patterns.length) return () => false;
  const filter = createFilter(
    patterns.filter((pattern) => !pattern.startsWith('!')),
    patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)),
    { resolve: folder },
  );
  return (moduleId) => filter(pathOf(moduleId));
}
