import { formatted } from './formatted.js';
import { hostContainerfile } from './host-containerfile.js';
import { hostManifest } from './host-manifest.js';
import type { HostPlace } from './host-place.js';
import { hostTsconfig } from './host-tsconfig.js';
import { replaced } from './replaced.js';
import { filesBelow, workspaceFile, workspaceJson, workspaceText } from './workspace-file.js';

/** Options of {@link hostFiles}. */
export interface HostFilesOptions {
  name: string;
  place: HostPlace;
  /**
   * Address of the Profile API.
   * @default that of the reference platform
   */
  apiUrl?: string | undefined;
}

/** A file of a host. */
export interface HostFile {
  /** Relative to the host, with slashes. */
  path: string;
  content: string | Buffer;
}

/** A file that is composed here. */
interface HostText extends HostFile {
  content: string;
}

/** The host whose start, server and pictures others begin with. */
const OURS = 'apps/profile-web';

/** What is the same for every host, but for its name: a complete host whose code is checked where it is. */
const TEMPLATE = 'tools/generators/src/host/template';

/** From the template to the root of the workspace, in links. */
const ROOT = '../../../../../';

/**
 * Every file of a new host, formatted. What our own host has as well is read from there, and versions from the
 * workspace's manifests, so that nothing has to be kept the same in two places.
 */
export async function hostFiles(options: HostFilesOptions): Promise<HostFile[]> {
  const { name, place } = options;
  const inWorkspace = place === 'workspace';
  const composed: HostText[] = [
    { path: 'package.json', content: JSON.stringify(hostManifest(name, place)) },
    { path: 'tsconfig.json', content: JSON.stringify(hostTsconfig(place)) },
    { path: 'Containerfile', content: hostContainerfile(name, place) },
    { path: 'src/browser.ts', content: ourCode('src/browser.ts', place) },
    { path: 'src/server.ts', content: ourCode('src/server.ts', place) },
    ...(inWorkspace
      ? []
      : [
          { path: '.gitignore', content: 'node_modules\ndist\n' },
          { path: '.dockerignore', content: workspaceText('docs/Containerfile.ignore') },
        ]),
  ];
  const template = filesBelow(TEMPLATE).map((path) => ({
    path,
    content: adapted(path, workspaceText(`${TEMPLATE}/${path}`).replaceAll('my-site', name), options),
  }));
  const pictures = filesBelow(`${OURS}/public`).map((path) => ({
    path: `public/${path}`,
    content: workspaceFile(`${OURS}/public/${path}`),
  }));
  const texts = await Promise.all(
    [...composed, ...template].map(async ({ path, content }) => ({
      path,
      content: await formatted(path, content),
    })),
  );
  return [...texts, ...pictures].sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** A module of our own host. Elsewhere there is no document that its comments could cite. */
function ourCode(path: string, place: HostPlace): string {
  const code = workspaceText(`${OURS}/${path}`);
  return place === 'workspace' ? code : code.replace('docs/product.md#starting-in-the-browser', 'the start');
}

/** A file of the template, for the host's place. */
function adapted(path: string, text: string, { name, place, apiUrl }: HostFilesOptions): string {
  const inWorkspace = place === 'workspace';
  const change = (part: string, by: string): string => replaced(`${TEMPLATE}/${path}`, text, part, by);
  if (path === 'README.md') return change(ROOT, inWorkspace ? '../../' : published(''));
  if (path === '.env' && apiUrl !== undefined) return change('http://localhost:4100', apiUrl);
  if (path === 'vite.config.ts' && inWorkspace)
    return replaced(
      path,
      // By its path, since Vite reads it before anything is built.
      change(`'@oa-profile/page-build'`, `'../../libs/page-build/src/index.js'`),
      'root: import.meta.dirname,',
      `root: import.meta.dirname,\n  cacheDir: '../../node_modules/.vite/${name}',`,
    );
  return text;
}

/** Where people read a file of the workspace. */
function published(path: string): string {
  const { repository } = workspaceJson<{ repository: { url: string } }>('package.json');
  return `${repository.url.replaceAll(/^git\+|\.git$/g, '')}/blob/main/${path}`;
}
