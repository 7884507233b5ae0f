import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const typesIn = (list: string): string[] => {
  const text = readFileSync(join(import.meta.dirname, list), 'utf8');
  return Array.from(text.matchAll(/^ {2}'?([\w-]+)'?: /gm), ([, type = '']) => type).sort();
};

it('a new host shows each section that ours has, or says that it leaves it out', () => {
  const ours = typesIn('../../../apps/profile-web/src/plugins.ts');
  expect(ours).not.toEqual([]);
  expect(typesIn('host-template/src/plugins.ts').filter((type) => type !== 'welcome')).toEqual(ours);
});
