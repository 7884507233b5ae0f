import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

const file = join(import.meta.dirname, '../../../.oxlintrc.json');
const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')) as {
  config: { rules: Record<string, unknown> };
};

/** Rules with a level in some of typescript-eslint's configurations. */
const rulesIn = (configs: readonly { rules?: object | undefined }[]): string[] =>
  configs
    .flatMap(({ rules = {} }) => Object.entries(rules))
    .filter(([name, level]) => name.startsWith('@typescript-eslint/') && level !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', 'typescript/'));

/** oxlint does not have it; what it found here was right. */
const lacking = 'typescript/no-unsafe-class-instance-assignment';

it('of typescript-eslint’s strictest set, oxlint has the rules that ESLint leaves out since they need types', () => {
  const { strict, strictTypeChecked } = tseslint.configs;
  const untyped = rulesIn(strict);
  const typed = rulesIn(strictTypeChecked).filter((rule) => !untyped.includes(rule));
  expect(Object.keys(config.rules).sort()).toEqual(typed.filter((rule) => rule !== lacking).sort());
});
