import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** The targets that a line of package.json names. */
const targetsOf = (script: string): string[] =>
  (/(?:stories\)|-t) ((?:[a-z][\w-]* ?)+)/.exec(scripts[script] ?? '')?.[1] ?? '').trim().split(' ');

it('npm run test:all runs every target of npm test', () => {
  expect(targetsOf('test').length).toBeGreaterThan(5);
  expect(targetsOf('test:all')).toEqual(expect.arrayContaining(targetsOf('test')));
});

it('every target that npm test leaves out runs in exactly one job of the workflow', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as {
    jobs: { step: { strategy: { matrix: { include: readonly { targets: string }[] } } } };
  };
  const inJobs = jobs.step.strategy.matrix.include.flatMap(({ targets }) => targets.split(' '));
  const rest = targetsOf('test:all').filter((target) => !targetsOf('test').includes(target));
  expect(inJobs.sort()).toEqual(rest.sort());
});
