import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A target of `../project.json`, as far as it is read here. */
export interface Step {
  command?: string;
  metadata?: {
    /** Browsers that must be there before it runs. */
    browsers?: readonly Browsers[];
    /**
     * Which command runs it: `all` is `npm run test:all` only, and `changes` is `npm test` only. Each can be run by its
     * name.
     * @default both commands
     */
    onlyWith?: 'all' | 'changes';
  };
}

/** `recording` draws text as the recorded pictures have it; `engines` are Firefox and WebKit. */
export type Browsers = 'chromium' | 'recording' | 'engines';

const prefix = 'verify-';

/** The steps of the tests, by name: each is a target of this project, `verify-` and its name. */
export function readSteps(): Map<string, Step> {
  const text = readFileSync(join(import.meta.dirname, '../project.json'), 'utf8');
  const { targets } = JSON.parse(text) as { targets: Record<string, Step> };
  return new Map(
    Object.entries(targets)
      .filter(([target]) => target.startsWith(prefix))
      .map(([target, settings]) => [target.slice(prefix.length).replaceAll('-', ' '), settings]),
  );
}

export const targetOf = (name: string): string => `${prefix}${name.replaceAll(' ', '-')}`;

/**
 * The steps with one of the words in their names, where a hyphen stands for a space. A part of the name does not choose
 * what repeats other steps for changed files.
 */
export function namedSteps(steps: ReadonlyMap<string, Step>, words: readonly string[]): [string, Step][] {
  const parts = words.map((word) => word.toLowerCase().replaceAll('-', ' '));
  return [...steps].filter(([name, { metadata }]) =>
    parts.some((part) => name === part || (metadata?.onlyWith !== 'changes' && name.includes(part))),
  );
}

/** The steps of `npm run test:all`. */
export const allSteps = (steps: ReadonlyMap<string, Step>): [string, Step][] =>
  [...steps].filter(([, { metadata }]) => metadata?.onlyWith !== 'changes');

/** The steps of `npm test`. */
export const firstSteps = (steps: ReadonlyMap<string, Step>): [string, Step][] =>
  [...steps].filter(([, { metadata }]) => metadata?.onlyWith !== 'all');

/** What decides about the format and the rules of every file: with a change of it, all are checked. */
const RULES = /^(\.(prettier|editorconfig)|eslint\.config|package-lock\.json$)/;

/**
 * Files that `npm test` formats and lints: no other file's change makes these wrong, but for what needs types.
 *
 * @param changed files, relative to the workspace, without those that are gone; undefined if every file may have changed
 */
export const changedSources = (changed: readonly string[] | undefined): readonly string[] =>
  !changed || changed.some((file) => RULES.test(file)) ? ['.'] : changed;

/** What every story stands on: with a change of it, all stories are tried. */
const SURROUNDINGS = /^(\.storybook\/(?!pictures\/)|package-lock\.json$)/;

/**
 * Folders whose stories are tried by `npm test`: those of packages of which a file has changed that a story may show.
 *
 * @param changed as for {@link changedSources}
 */
export function changedStories(changed: readonly string[] | undefined): string[] {
  if (!changed || changed.some((file) => SURROUNDINGS.test(file))) return ['libs/', 'apps/'];
  const shown = changed.filter((file) => !/\.(test\.tsx?|md|json)$/.test(file));
  return [
    ...new Set(
      shown.flatMap(
        (file) => /^(libs\/(?:features|plugins)\/[^/]+|libs\/[^/]+|apps\/[^/]+)\/src\//.exec(file)?.[1] ?? [],
      ),
    ),
  ].map((folder) => `${folder}/`);
}
