import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

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
}

/** The name of the host in the template, wherever it is written. */
const TEMPLATE_NAME = 'my-site';

/** Files whose texts name the host; the others are pictures. */
const isText = (path: string): boolean => /(\.(ts|tsx|css|json|md|svg)|\/(Containerfile|\.\w+))$/.test(path);

/**
 * Writes a host as a project of its own, with three of our plugins and one of its own: its README begins with the
 * commands that show it.
 *
 * @returns the name of the host
 * @throws Error in one sentence if the folder is not empty, or a host cannot have its name
 */
export function createHost({ folder, template = join(here(), 'template') }: CreateHostOptions): string {
  const name = basename(resolve(folder));
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `'${name}' is not a valid name of a host: small letters and digits with hyphens, as in my-site.`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  for (const path of filesBelow(folder)) {
    const own = join(dirname(path), basename(path).replace(/^_/, '.').replace(/_$/, ''));
    renameSync(path, own);
    if (isText(own)) writeFileSync(own, readFileSync(own, 'utf8').replaceAll(TEMPLATE_NAME, name));
  }
  return name;
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const here = (): string => dirname(fileURLToPath(import.meta.url));
