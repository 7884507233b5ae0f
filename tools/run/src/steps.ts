import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A target of `../project.json`, as far as it is read here. */
export interface Step {
  command?: string;
  metadata?: {
    /** Browsers that must be there before it runs. */
    browsers?: readonly Browsers[];
    /** Only runs when it is named: it takes too long for every run. */
    onDemand?: boolean;
  };
}

/** `recording` draws text as the recorded pictures have it; `engines` are Firefox and WebKit. */
export type Browsers = 'chromium' | 'recording' | 'engines';

const prefix = 'verify-';

/** The steps of `npm test`, by name: each is a target of this project, `verify-` and its name. */
export function readSteps(): Map<string, Step> {
  const text = readFileSync(join(import.meta.dirname, '../project.json'), 'utf8');
  const { targets } = JSON.parse(text) as { targets: Record<string, Step> };
  return new Map(
    Object.entries(targets)
      .filter(([target]) => target.startsWith(prefix))
      .map(([target, settings]) => [target.slice(prefix.length).replaceAll('-', ' '), settings]),
  );
}

/** The target of a step. */
export const targetOf = (name: string): string => `${prefix}${name.replaceAll(' ', '-')}`;

/**
 * The steps that words choose: those with one of the words in their names, where a hyphen stands for a space; without
 * any word, all but those that only run when they are named.
 */
export function chooseSteps(steps: ReadonlyMap<string, Step>, words: readonly string[]): [string, Step][] {
  const parts = words.map((word) => word.toLowerCase().replaceAll('-', ' '));
  return [...steps].filter(([name, { metadata }]) =>
    parts.length ? parts.some((part) => name.includes(part)) : !metadata?.onDemand,
  );
}
