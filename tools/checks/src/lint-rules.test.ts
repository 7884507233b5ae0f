import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const file = join(root, '.oxlintrc.json');
const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
  config: { rules: Readonly<Record<string, unknown>> };
};

/** The rules that a list of configurations has on at its end, by the names that oxlint has for them. */
function rulesIn(configs: readonly { rules?: object | undefined }[]): string[] {
  const levels = new Map(
    configs.flatMap(({ rules = {} }) => Object.entries(rules as Record<string, unknown>)),
  );
  return [...levels]
    .filter(([, level]) => !['off', 0].includes([level].flat()[0] as string))
    .map(([name]) => name.replace('@typescript-eslint/', 'typescript/'));
}

/** What oxlint has on by its category, which is on for TypeScript, too. */
function correctness(): string[] {
  const { stdout } = spawnSync('npx', ['oxlint', '--rules', '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const rules = JSON.parse(stdout) as readonly { scope: string; value: string; category: string }[];
  return rules
    .filter(({ category }) => category === 'correctness')
    .map(({ scope, value }) => (scope === 'eslint' ? value : `${scope}/${value}`));
}

/** oxlint does not have it; what it found here was right. */
const lacking = 'typescript/no-unsafe-class-instance-assignment';
/** No module can have such a number. */
const impossible = 'no-octal';

it('each rule of ESLint’s recommended set and of typescript-eslint’s strictest is on in oxlint, or off with a reason', () => {
  const wanted = rulesIn([js.configs.recommended, ...tseslint.configs.strictTypeChecked]);
  const known = [...correctness(), ...Object.keys(config.rules)].map(plain);
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((rule) => !known.includes(plain(rule)))).toEqual([impossible, lacking]);
});

/** typescript-eslint has some of ESLint's rules once more, where oxlint has one. */
function plain(rule: string): string {
  return rule.replace('typescript/', '');
}
