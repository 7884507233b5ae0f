import type { HostPlace } from './host-place.js';
import { replaced } from './replaced.js';
import { workspaceText } from './workspace-file.js';

const OURS = 'docs/Containerfile';

/** What is true of our own host only. */
const aboutOurs =
  '#\n# The tests copy the same files and run the same command in a folder of their own; they build no image.\n';

/** The Containerfile of a host, made of ours. */
export function hostContainerfile(name: string, place: HostPlace): string {
  const changes: [part: string, by: string][] =
    place === 'workspace'
      ? [['--file docs/Containerfile ', `--file apps/${name}/Containerfile `]]
      : [
          ['From the root of the repository', 'From this folder'],
          ['--file docs/Containerfile --ignorefile docs/Containerfile.ignore ', ''],
          ['npx nx build profile-web', 'npm run build'],
          ['/src/apps/profile-web/dist', '/src/dist'],
        ];
  return [[aboutOurs, ''] as const, ...changes, ['profile-web', name] as const].reduce(
    (text, [part, by]) => replaced(OURS, text, part, by),
    workspaceText(OURS),
  );
}
