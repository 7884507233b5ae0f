import { neededPackages } from './host-manifest.js';
import type { HostPlace } from './host-place.js';
import { workspaceJson } from './workspace-file.js';

/** Options that belong to a workspace: declarations for other packages, and their sources. */
const ofWorkspace = [
  'customConditions',
  'stripInternal',
  'declaration',
  'composite',
  'emitDeclarationOnly',
  'rootDir',
  'outDir',
];

/** The tsconfig.json of a host: beside ours it extends the workspace's, elsewhere it has the same strictness. */
export function hostTsconfig(place: HostPlace): object {
  if (place === 'workspace')
    return {
      extends: '../../tsconfig.base.json',
      references: [
        ...neededPackages
          .filter((name) => name.startsWith('@oa-profile/'))
          .map((name) => ({
            path: `../../libs/${name.replace('@oa-profile/', '').replace(/^plugin-/, 'plugins/')}`,
          })),
      ],
    };
  const { compilerOptions } = workspaceJson<{ compilerOptions: Record<string, unknown> }>(
    'tsconfig.base.json',
  );
  return {
    compilerOptions: {
      ...Object.fromEntries(Object.entries(compilerOptions).filter(([name]) => !ofWorkspace.includes(name))),
      noEmit: true,
    },
    include: ['src', '*.config.ts'],
  };
}
