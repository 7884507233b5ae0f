import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const workspace = join(import.meta.dirname, '../../..');

interface Step {
  command?: string;
}
const { targets } = JSON.parse(readFileSync(join(workspace, 'tools/run/project.json'), 'utf8')) as {
  targets: Record<string, Step>;
};

/** The files of the workspace's packages whose names end so, relative to it. */
const filesOfPackages = (ending: string): string[] =>
  ['libs', 'apps'].flatMap((folder) =>
    readdirSync(join(workspace, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map(({ parentPath, name }) => relative(workspace, join(parentPath, name)).replaceAll('\\', '/'))
      .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path)),
  );

it('every story runs in exactly one step', () => {
  const steps = Object.entries(targets)
    .filter(([name]) => name.startsWith('verify-stories'))
    .map(([name, { command = '' }]) => ({
      name,
      folders: command.split(' ').filter((word) => /^(libs|apps)\//.test(word)),
    }));
  const stories = filesOfPackages('.stories.tsx');
  expect(stories.length).toBeGreaterThan(50);
  const places = stories.map((story) => ({
    story,
    steps: steps.filter(({ folders }) => folders.some((folder) => story.startsWith(`${folder}/`))).length,
  }));
  expect(places.filter((place) => place.steps !== 1)).toEqual([]);
});
