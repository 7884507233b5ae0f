import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allSteps, changedSources, changedStories, firstSteps, namedSteps, readSteps } from './steps.js';

const workspace = join(import.meta.dirname, '../../..');

const steps = readSteps();

/** The files of the workspace's packages whose names end so, relative to it. */
const filesOfPackages = (ending: string): string[] =>
  ['libs', 'apps', 'tools'].flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map(({ parentPath, name }) => relative(workspace, join(parentPath, name)).replaceAll('\\', '/'))
      .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path)),
  );

it('every story runs in exactly one step of all', () => {
  const folders = allSteps(steps)
    .filter(([name]) => name.startsWith('stories'))
    .map(([, { command = '' }]) => command.split(' ').filter((word) => /^(libs|apps)\//.test(word)));
  const stories = filesOfPackages('.stories.tsx');
  expect(stories.length).toBeGreaterThan(50);
  const places = stories.map((story) => ({
    story,
    steps: folders.filter((of) => of.some((folder) => story.startsWith(`${folder}/`))).length,
  }));
  expect(places.filter((place) => place.steps !== 1)).toEqual([]);
});

/** A job of the workflow, as far as it is read here. */
interface Job {
  strategy?: { matrix: { include?: readonly Readonly<Record<string, string>>[] } };
  env?: Readonly<Record<string, string>>;
}

/** The words with which each job of the workflow runs `npm test`, by its name. */
function wordsOfJobs(): Map<string, string[]> {
  const { jobs } = parse(readFileSync(join(workspace, '.github/workflows/ci.yml'), 'utf8')) as {
    jobs: Readonly<Record<string, Job>>;
  };
  const lists = Object.entries(jobs).flatMap(([job, { strategy, env }]): [string, string | undefined][] =>
    env?.['STEPS'] === '${{ matrix.steps }}'
      ? (strategy?.matrix.include ?? []).map(({ name, steps: words }) => [`${job} ${name}`, words])
      : [[job, env?.['STEPS']]],
  );
  return new Map(
    lists.flatMap(([job, words]): [string, string[]][] => (words ? [[job, words.split(/\s+/)]] : [])),
  );
}

it('every step runs in exactly one job of the workflow, but for the first job, which runs npm test', () => {
  const jobs = [...wordsOfJobs()].map(([job, words]) => ({
    job,
    names: new Set(namedSteps(steps, words).map(([name]) => name)),
  }));
  const first = new Set(firstSteps(steps).map(([name]) => name));
  const places = allSteps(steps).map(([step]) => ({
    step,
    jobs: jobs.filter(({ names }) => names.has(step)).map(({ job }) => job),
  }));
  expect(places.length).toBeGreaterThan(20);
  expect(
    places.filter((place) => place.jobs.length !== 1 && !(place.jobs.length === 0 && first.has(place.step))),
  ).toEqual([]);
});

it('every word of a job of the workflow names a step', () => {
  const words = [...wordsOfJobs().values()].flat();
  expect(words.filter((word) => !namedSteps(steps, [word]).length)).toEqual([]);
});

const namesOf = (chosen: [string, unknown][]): string[] => chosen.map(([name]) => name);

it('the stories of a changed package run first, and all of them if their surroundings have changed', () => {
  const files = [
    'libs/plugins/coupon/src/coupon.tsx',
    'libs/features/place/src/place-view.tsx',
    'libs/ui/src/chip.module.css',
    'libs/ui/src/chip.tsx',
  ];
  expect(changedStories(files)).toEqual(['libs/plugins/coupon/', 'libs/features/place/', 'libs/ui/']);
  expect(changedStories(['libs/ui/src/chip.test.ts', 'libs/ui/README.md', 'docs/product.md'])).toEqual([]);
  for (const everything of [['.storybook/preview.tsx'], ['package-lock.json'], undefined])
    expect(changedStories(everything)).toEqual(['libs/', 'apps/']);
});

it('changed files are checked first, and all of them if what decides about each has changed', () => {
  expect(changedSources([])).toEqual([]);
  expect(changedSources(['docs/product.md'])).toEqual(['docs/product.md']);
  for (const everything of [['.prettierrc.json'], ['eslint.config.mjs'], ['package-lock.json'], undefined])
    expect(changedSources(everything)).toEqual(['.']);
});

it('all steps hold those that run first, but for what repeats some of them for changed files', () => {
  const all = namesOf(allSteps(steps));
  expect(namesOf(firstSteps(steps)).filter((name) => !all.includes(name))).toEqual([
    'changed format',
    'changed lint',
    'changed stories',
  ]);
});

it('a step that repeats others for changed files is only chosen by its whole name', () => {
  expect(namesOf(namedSteps(steps, ['stories']))).not.toContain('changed stories');
  expect(namesOf(namedSteps(steps, ['changed-stories']))).toEqual(['changed stories']);
});
