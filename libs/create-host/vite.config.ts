import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { library } from '../../tools/build/library.js';

const workspace = join(import.meta.dirname, '../..');
const file = (path: string): Buffer => readFileSync(join(workspace, path));
const json = (path: string): unknown => JSON.parse(file(path).toString());

interface LockedPackage {
  version: string;
  /** The folder, of a package of this workspace. */
  resolved: string;
  link?: true;
}

/** The template's package.json with the versions that this workspace has: each is `*` there. */
function withVersions(manifest: string): string {
  const { packages } = json('package-lock.json') as { packages: Record<string, LockedPackage> };
  return manifest.replace(/"([^"]+)": "\*"/g, (_, name: string) => {
    const locked = packages[`node_modules/${name}`];
    if (!locked) throw new Error(`The workspace has no ${name}.`);
    const { version } = locked.link ? (json(`${locked.resolved}/package.json`) as LockedPackage) : locked;
    return `"${name}": "${locked.link ? '^' : ''}${version}"`;
  });
}

/** What is copied into the package, by its place in a host: a whole host, and what it has in common with ours. */
const folders = {
  '': 'tools/generators/src/host-template',
  'public/': 'apps/profile-web/public',
};
const common = ['src/browser.ts', 'src/server.ts'];

/** A plugin, which `create-host plugin` writes into a host. */
const plugin = 'tools/generators/src/plugin-template';

const filesBelow = (folder: string): string[] =>
  readdirSync(join(workspace, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(workspace, folder).length + 1));

const template: Plugin = {
  name: 'template',
  apply: 'build',
  generateBundle() {
    // npm packs no file whose name begins with a dot, and a package should have no tests: these are somebody else's.
    const emit = (path: string, source: string | Buffer): unknown =>
      this.emitFile({
        type: 'asset',
        fileName: path.replace(/(?<=^template\/)\./, '_').replace(/\.test\.ts$/, '$&_'),
        source,
      });
    for (const [place, folder] of Object.entries(folders))
      for (const path of filesBelow(folder)) {
        const content = file(`${folder}/${path}`);
        emit(
          `template/${place}${path}`,
          path === 'package.json_' ? withVersions(content.toString()) : content,
        );
      }
    for (const path of common) emit(`template/${path}`, file(`apps/profile-web/${path}`));
    for (const path of filesBelow(plugin)) emit(`plugin/${path}`, file(`${plugin}/${path}`));
  },
};

export default library(import.meta.dirname, { plugins: [template] });
