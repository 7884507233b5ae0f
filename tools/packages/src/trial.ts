import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from 'build-tools/browser';
import { startPlatform } from 'platform';
import { chromium, type Browser } from 'playwright';
import { builtLibraries, type Library } from './libraries.js';
import { pack } from './pack.js';

/** What packages are tried with, outside of this workspace. */
export interface Trial {
  /** An empty folder but for the tarballs and the platform's data. */
  home: string;
  libraries: readonly Library[];
  /** Paths of the packed libraries, by their names. */
  tarballs: ReadonlyMap<string, string>;
  /** Address of the Profile API and the Keep API. */
  platformUrl: string;
  browser: Browser;
}

/**
 * Packs the built libraries into a temporary folder, starts a platform and a browser, and tries what is to be tried.
 *
 * @param name how the folder's name begins
 * @throws what `work` throws; the folder is then kept for inspection
 */
export async function withTrial(name: string, work: (trial: Trial) => Promise<void>): Promise<void> {
  const libraries = builtLibraries();
  const home = mkdtempSync(join(tmpdir(), name));
  const platform = await startPlatform({
    port: 0,
    database: { directory: join(home, 'data') },
    faults: true,
  });
  const browser = await chromium.launch(launchOptions());
  try {
    mkdirSync(join(home, 'tarballs'));
    const folders = libraries.map(({ folder }) => folder);
    const tarballs = pack(folders, join(home, 'tarballs'));
    await work({ home, libraries, tarballs, platformUrl: platform.url, browser });
  } catch (error) {
    console.error(`The projects are kept for inspection: ${home}`);
    throw error;
  } finally {
    await browser.close();
    await platform.close();
  }
  rmSync(home, { recursive: true, force: true });
}

/** Runs `work`, and prints how long it took. */
export async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = Date.now();
  const result = await work();
  console.log(`${what}: ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
