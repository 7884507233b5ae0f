import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
