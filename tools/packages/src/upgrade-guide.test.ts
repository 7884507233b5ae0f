import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workspace } from './libraries.js';
import { updateCommand, upgradeGuide } from './upgrade-guide.js';

const renamed = `\`pour\` is \`serve\`

\`\`\`diff hosts
-pour(tea);
+serve(tea);
\`\`\`

\`\`\`diff backends
-{ "tea": 1 }
+{ "teas": [1] }
\`\`\`
`;

const breaking = (description: string): { description: string; isBreaking: boolean } => ({
  description,
  isBreaking: true,
});

it('an upgrade guide says to each kind of adopter what changes for them, before and after', () => {
  const guide = upgradeGuide('0.2.0', [
    { description: 'Tea may be green', isBreaking: false },
    breaking(renamed),
  ]);
  expect(guide).toContain(updateCommand('0.2.0'));
  const [, hosts = '', backends = ''] = guide.split(/^### /m);
  expect(hosts).toBe('Hosts\n\n`pour` is `serve`\n\n```diff\n-pour(tea);\n+serve(tea);\n```\n\n');
  expect(backends).toBe('Backends\n\n`pour` is `serve`\n\n```diff\n-{ "tea": 1 }\n+{ "teas": [1] }\n```');
});

it('the command of the guide brings every package of ours, also one that a plugin only has as a peer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const manifest = {
    name: '@oa-profile/plugin-tea',
    dependencies: { '@oa-profile/api-client': '^0.1.0', valibot: '^1.5.0' },
    devDependencies: { '@oa-profile/profile': '^0.1.0' },
    peerDependencies: { '@oa-profile/ui': '^0.1.0', react: '^19.0.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('sh', ['-c', updateCommand('0.2.0').replace('npm install', 'true')], { cwd: folder });
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
    ...manifest,
    dependencies: { '@oa-profile/api-client': '^0.2.0', valibot: '^1.5.0' },
    devDependencies: { '@oa-profile/profile': '^0.2.0' },
    peerDependencies: { '@oa-profile/ui': '^0.2.0', react: '^19.0.0' },
  });
});

it('docs/releasing.md shows the command of the guide', () => {
  expect(readFileSync(join(workspace, 'docs/releasing.md'), 'utf8')).toContain(updateCommand('0.2.0'));
});

it('an upgrade guide says so if nothing has to be changed', () => {
  expect(upgradeGuide('0.1.1', [{ description: 'Add `pour`', isBreaking: false }])).toContain(
    'Nothing else has to be changed.',
  );
});

it.each([
  ['says nothing of how', '`pour` is gone', 'has no block of before and after'],
  ['says it to nobody', renamed.replace('diff hosts', 'diff'), "for ''"],
  [
    'says it to somebody unknown',
    renamed.replace('hosts', 'guests'),
    "for 'guests', not for hosts, plugins, backends",
  ],
  ['has no before', renamed.replace('-pour(tea);\n', ''), 'no line of before'],
  ['has no after', renamed.replace('+serve(tea);\n', ''), 'no line of after'],
])('a breaking change that %s is refused', (_, description, said) => {
  expect(() => upgradeGuide('0.2.0', [breaking(description)])).toThrow(said);
});
