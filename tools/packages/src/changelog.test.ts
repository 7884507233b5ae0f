import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changelogProblems, releasedAs, unreleasedIn, versionAfter } from './changelog.js';
import { workspace } from './libraries.js';

const breaking = `- **Breaking** for hosts: \`pour\` is \`serve\`.

  \`\`\`diff
  -pour(tea);
  +serve(tea);
  \`\`\`
`;
const changelog = `# Changelog

## Unreleased

- Tea may be green.
${breaking}
## 0.2.0 (2026-11-29)

- The first tea.
`;

it('a changelog tells what nobody has got yet, and what a release has brought is no part of it', () => {
  expect(unreleasedIn(changelog)).toBe(`- Tea may be green.\n${breaking.trim()}`);
  expect(unreleasedIn('## Unreleased\n\n- Tea.\n')).toBe('- Tea.');
  expect(unreleasedIn('## Unreleased\n\n## 0.2.0\n\n- Tea.\n')).toBe('');
  expect(() => unreleasedIn('## 0.2.0\n')).toThrow("no heading '## Unreleased'");
});

it.each([
  ['0.2.0', '- Tea may be green.', '0.2.1'],
  ['0.2.0', breaking, '0.3.0'],
  ['1.2.3', '- Tea may be green.', '1.3.0'],
  ['1.2.3', breaking, '2.0.0'],
])('the version after %s follows from what breaks: %s', (current, changes, version) => {
  expect(versionAfter(current, changes)).toBe(version);
});

it('a release gives its version to what was unreleased', () => {
  const released = releasedAs(changelog, '0.3.0', new Date('2026-12-24T12:00:00Z'));
  expect(unreleasedIn(released)).toBe('');
  expect(released).toContain('## Unreleased\n\n## 0.3.0 (2026-12-24)\n\n- Tea may be green.\n');
});

it.each([
  ['says it to nobody', breaking.replace(' for hosts', ''), "does not say 'for hosts'"],
  ['says it to somebody unknown', breaking.replace('hosts', 'guests'), "does not say 'for hosts'"],
  ['has no before', breaking.replace('  -pour(tea);\n', ''), 'no block with a line of before'],
  ['has no after', breaking.replace('  +serve(tea);\n', ''), 'no block with a line of after'],
])('a breaking change that %s is refused', (_, changes, said) => {
  expect(changelogProblems(`- Tea may be green.\n${changes}`)).toEqual([expect.stringContaining(said)]);
});

it('what is written in CHANGELOG.md can be released', () => {
  const changes = unreleasedIn(readFileSync(join(workspace, 'CHANGELOG.md'), 'utf8'));
  expect(changelogProblems(breaking)).toEqual([]);
  expect(changelogProblems(changes)).toEqual([]);
});
