import { spawnSync } from 'node:child_process';
import { findChromium, findWholeChromium } from 'build-tools/browser';
import { findFirefox, findWebKitDriver } from 'build-tools/engines';

/** Nx asks this before it takes a result from its cache: what ran in another browser has to run again. */
const programs = new Set([findChromium(), findWholeChromium(), findFirefox(), findWebKitDriver()]);

for (const program of programs) {
  if (program === undefined) continue;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  console.log(program, stdout?.trim());
}
