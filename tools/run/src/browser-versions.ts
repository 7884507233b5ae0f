import { spawnSync } from 'node:child_process';
import { findChromium, findWholeChromium } from 'build-tools/browser';
import { findFirefox, findWebKitDriver } from 'build-tools/engines';

/** Part of Nx's cache key: with other browsers, the tests have to run again. */
const programs = new Set([findChromium(), findWholeChromium(), findFirefox(), findWebKitDriver()]);

for (const program of programs) {
  if (program === undefined) continue;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  console.log(program, stdout?.trim());
}
