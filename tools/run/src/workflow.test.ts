import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');

const { scripts, nx } = JSON.parse(read('package.json')) as {
  scripts: Readonly<Record<string, string>>;
  nx: { targets: Readonly<Record<string, { command?: string }>> };
};

/** The targets that a line names. */
const namedIn = (line = ''): string[] =>
  (/(?:\.js(?: [\w= -]+)?\)|-t) ((?:[a-z][\w-]* ?)+)/.exec(line)?.[1] ?? '').trim().split(' ');

/** Those of a line of package.json, and what a target among them runs by Nx itself. */
const targetsOf = (script: string): string[] =>
  namedIn(scripts[script]).flatMap((target) =>
    /^each-/.test(target) ? namedIn(nx.targets[target]?.command) : [target],
  );

/** What looks at a change only, where `npm run test:all` looks at everything. */
const wholes: Readonly<Record<string, string>> = { 'changed-format': 'format' };

it('npm run test:all runs every target of npm test', () => {
  expect(targetsOf('test').length).toBeGreaterThan(5);
  const whole = targetsOf('test').map((target) => wholes[target] ?? target);
  expect(targetsOf('test:all')).toEqual(expect.arrayContaining(whole));
});

it('every target that npm test leaves out runs in exactly one job of the workflow', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml')) as {
    jobs: { step: { strategy: { matrix: { include: readonly { targets: string }[] } } } };
  };
  const inJobs = jobs.step.strategy.matrix.include.flatMap(({ targets }) => targets.split(' '));
  const rest = targetsOf('test:all').filter((target) => !targetsOf('test').includes(target));
  expect(inJobs.sort()).toEqual(rest.sort());
});

it('what npm test leaves out of all projects on main, the workflow tests in every version of Node', () => {
  expect(nx.targets['each-test']?.command).toContain('--exclude=');
  const { jobs } = parse(read('.github/workflows/ci.yml')) as {
    jobs: { node: { env: { TARGETS: string } } };
  };
  expect(jobs.node.env.TARGETS.split(' ')).toContain('test');
});
