import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { applyChoice, choiceIn, refuseUnknown } from './choices.js';
import { here } from './here.js';
import { readManifest, writeManifest, type Versions } from './manifest.js';

/** Options of {@link createHost}. */
export interface CreateHostOptions {
  /** An empty folder, or one that does not exist yet. The host is named after it. */
  folder: string;
  /**
   * Folder with a host that is called `my-site`. What packages should not have is named in another way there: hidden
   * files begin with `_`, and tests end with it.
   *
   * @default the one that comes with this package
   */
  template?: string;
  /**
   * Folder with tarballs of our packages. They are copied into the host, which then installs from those, wherever it is
   * built.
   *
   * @default the host installs from a registry
   */
  packages?: string | undefined;
  /**
   * The plugins of ours that it has, by their names, besides the one of its own.
   *
   * @default those that the template has
   */
  plugins?: readonly string[];
}

/** The name of the host in the template, wherever it is written. */
const TEMPLATE_NAME = 'my-site';

/** Files whose texts name the host; the others are pictures. */
const isText = (path: string): boolean => /(\.(ts|tsx|css|json|md|svg)|\/(Containerfile|\.\w+))$/.test(path);

/**
 * Writes a host as a project of its own, with the chosen plugins and a section of its own: its README begins with
 * the commands that show it.
 *
 * @returns the name of the host
 * @throws Error in one sentence if the folder is not empty, a host cannot have its name, something is chosen that there is
 * not, or there are no packages where they should be
 */
export function createHost({
  folder,
  template = join(here(), 'template'),
  packages,
  plugins,
}: CreateHostOptions): string {
  const name = hostName(folder);
  const choice = choiceIn(template);
  const chosen = [...new Set(plugins ?? choice.usual)];
  refuseUnknown(choice, chosen);
  const tarballs = packages === undefined ? [] : tarballsIn(packages);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  for (const path of filesBelow(folder)) {
    const own = join(dirname(path), basename(path).replace(/^_/, '.').replace(/_$/, ''));
    renameSync(path, own);
    if (isText(own)) writeFileSync(own, readFileSync(own, 'utf8').replaceAll(TEMPLATE_NAME, name));
  }
  applyChoice(folder, chosen);
  if (packages !== undefined) installFrom(folder, packages, tarballs);
  return name;
}

/**
 * Makes sure that a host can be in a folder.
 *
 * @returns the host's name
 * @throws Error in one sentence if it cannot
 */
export function hostName(folder: string): string {
  const name = basename(resolve(folder));
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `'${name}' is not a valid name of a host: small letters and digits with hyphens, as in my-site.`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  return name;
}

/** Names of the tarballs in a folder. */
function tarballsIn(packages: string): string[] {
  const found = existsSync(packages) ? readdirSync(packages).filter((file) => TARBALL.test(file)) : [];
  if (found.length === 0) throw new Error(`There is no tarball of @oa-profile/… in ${packages}.`);
  return found;
}

/** A tarball's name, as npm gives it, with the package's in it. */
const TARBALL = /^oa-profile-(.+?)-\d+\.\d.*\.tgz$/;

/** Packages of ours without which a page works: they are only there to be added. */
const OPTIONAL = /^@oa-profile\/(plugin-(?!sdk$).+|api-conformance|create-host)$/;

/**
 * Puts the tarballs into the host, which names all that the page needs: npm finds them for others of ours only so, and pnpm and
 * Yarn only in `resolutions`.
 */
function installFrom(folder: string, packages: string, tarballs: readonly string[]): void {
  mkdirSync(join(folder, 'packages'));
  const manifest = readManifest(folder);
  const { dependencies = {}, devDependencies = {} } = manifest;
  const resolutions: Versions = {};
  for (const file of tarballs) {
    cpSync(join(packages, file), join(folder, 'packages', file));
    const name = file.replace(TARBALL, '@oa-profile/$1');
    const place = name in devDependencies ? devDependencies : dependencies;
    if (name in place || !OPTIONAL.test(name)) place[name] = resolutions[name] = `file:packages/${file}`;
  }
  writeManifest(folder, { ...manifest, dependencies, devDependencies, resolutions });
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
