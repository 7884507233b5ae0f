import type { Tree } from '@nx/devkit';
import { execSync } from 'node:child_process';

/** What writes again the files that record a package for others: the document of the API, and what packages export. */
export const recordings = [
  'npx tsx -C @oa-profile/source tools/checks/src/openapi.ts --write',
  'npm run record',
] as const;

/** Records a new package, as `npm test` compares it. It has to be linked already. */
export function record({ root }: Tree): void {
  for (const command of recordings) execSync(command, { cwd: root, stdio: 'inherit' });
}
