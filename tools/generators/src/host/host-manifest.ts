import type { HostPlace } from './host-place.js';
import { packageRange } from './package-ranges.js';
import { workspaceJson } from './workspace-file.js';

/** What the modules of a host import, and the peers of that. */
const dependencies = [
  '@line/liff',
  '@oa-profile/api-client',
  '@oa-profile/i18n',
  '@oa-profile/page-server',
  '@oa-profile/page-start',
  '@oa-profile/plugin-basic-info',
  '@oa-profile/plugin-faq',
  '@oa-profile/plugin-sdk',
  '@oa-profile/plugin-signboard',
  '@oa-profile/profile',
  '@oa-profile/ui',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'valibot',
];

/** What builds and checks a host. A host in the workspace needs none of it: it reads the first by its path. */
const tools = [
  '@oa-profile/page-build',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
  'vitest',
];

/** All packages that a host needs. */
export const neededPackages: readonly string[] = [...dependencies, ...tools];

interface RootManifest {
  engines: object;
  /** Packages that may run a script when they are installed. */
  allowScripts: Record<string, boolean>;
}

const ranges = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, packageRange(name)]));

/** The package.json of a host. */
export function hostManifest(name: string, place: HostPlace): object {
  const inWorkspace = place === 'workspace';
  const { engines, allowScripts } = workspaceJson<RootManifest>('package.json');
  return {
    name,
    version: '0.0.0',
    private: true,
    description: 'Profile pages of official accounts.',
    type: 'module',
    ...(!inWorkspace && { engines, allowScripts: { esbuild: allowScripts['esbuild'] } }),
    scripts: {
      build: 'vite build',
      start: 'node --env-file=.env dist/server/main.js',
      test: inWorkspace ? 'vitest run' : 'tsc && vitest run',
    },
    dependencies: ranges(dependencies),
    ...(!inWorkspace && { devDependencies: ranges(tools) }),
    // The workspace infers the targets of all its packages, and builds hosts from the sources of the others.
    ...(inWorkspace && {
      nx: { tags: ['layer:app'], includedScripts: [], targets: { build: { dependsOn: [] } } },
    }),
  };
}
