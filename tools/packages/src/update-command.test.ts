import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workspace } from './libraries.js';
import { updateCommand } from './update-command.js';

it('the command for a release brings every package of ours, also one that a plugin only has as a peer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const manifest = {
    name: '@oa-profile/plugin-tea',
    dependencies: { '@oa-profile/api-client': '^0.2.0', valibot: '^1.5.0' },
    devDependencies: { '@oa-profile/profile': '^0.2.0' },
    peerDependencies: { '@oa-profile/ui': '^0.2.0', react: '^19.0.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('sh', ['-c', updateCommand('0.3.0').replace('npm install', 'true')], { cwd: folder });
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    ...manifest,
    dependencies: { '@oa-profile/api-client': '^0.3.0', valibot: '^1.5.0' },
    devDependencies: { '@oa-profile/profile': '^0.3.0' },
    peerDependencies: { '@oa-profile/ui': '^0.3.0', react: '^19.0.0' },
  });
});

it('docs/releasing.md shows the command for a release', () => {
  expect(readFileSync(join(workspace, 'docs/releasing.md'), 'utf8')).toContain(updateCommand('0.3.0'));
});
