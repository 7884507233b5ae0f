import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withConsumer } from './consumer/consumer.js';
import { useExampleProjects } from './consumer/use-example-projects.js';
import { builtLibraries } from './libraries.js';
import { pack } from './pack.js';

/** Packs every library, and tries the tarballs with the examples of READMEs and those in `examples`. */
async function tryTarballs(): Promise<void> {
  const libraries = builtLibraries();
  const destination = mkdtempSync(join(tmpdir(), 'tarballs-'));
  try {
    const folders = libraries.map(({ folder }) => folder);
    const specs = Object.fromEntries(
      Array.from(pack(folders, destination), ([name, path]) => [name, `file:${path}`]),
    );
    const options = { libraries, specs, outside: 'locked', exampleProjects: true } as const;
    await withConsumer(options, async ({ folder, platformUrl, use }) => {
      await use();
      await useExampleProjects(folder, platformUrl);
    });
  } finally {
    rmSync(destination, { recursive: true, force: true });
  }
}

tryTarballs().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
