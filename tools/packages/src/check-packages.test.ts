import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspace } from './libraries.js';

it('reports arguments that name no package', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--conditions=@oa-profile/source',
      join(import.meta.dirname, 'check-packages.ts'),
      'ui',
      '@oa-profile/ux',
    ],
    { cwd: workspace, encoding: 'utf8' },
  );
  expect(stderr).toContain('No package is named ui, @oa-profile/ux.');
  expect(status).toBe(1);
});
