import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { workspace } from '../libraries.js';

/** The environment of commands that call pnpm, as somebody has it who has installed that. */
export const withPnpm = { PATH: [join(workspace, 'node_modules/.bin'), process.env['PATH']].join(delimiter) };

/**
 * The copies of our packages that pnpm has or would install in a project, such as
 * `@oa-profile/ui@0.2.0(react@19.3.0)`. One that is there with different peers is there several times.
 */
export function pnpmCopies(folder: string): string[] {
  const [, copies = ''] = readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8').split(/^snapshots:$/m);
  return Array.from(copies.matchAll(/^ {2}'(@oa-profile\/[^']+)':/gm), ([, key = '']) => key);
}
