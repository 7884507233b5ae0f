import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withConsumer } from './consumer/consumer.js';
import { addExampleProjects } from './consumer/example-projects.js';
import { useExampleProjects } from './consumer/use-example-projects.js';
import { createNewHost, writeOurHost } from './hosts/add-hosts.js';
import { tryHosts } from './hosts/try-hosts.js';
import { builtLibraries } from './libraries.js';
import { pack } from './pack.js';

/**
 * Packs every library, and tries the tarballs with the examples of READMEs, those in `examples`, our own host and a newly
 * generated one. One installation and one browser serve all.
 */
async function tryTarballs(): Promise<void> {
  const libraries = builtLibraries();
  const destination = mkdtempSync(join(tmpdir(), 'tarballs-'));
  try {
    const folders = libraries.map(({ folder }) => folder);
    const tarballs = pack(folders, destination);
    const specs = Object.fromEntries(Array.from(tarballs, ([name, path]) => [name, `file:${path}`]));
    const prepare = async (folder: string, platformUrl: string): Promise<void> => {
      const projects = join(folder, 'projects');
      addExampleProjects(projects, platformUrl);
      writeOurHost(projects);
      await createNewHost(projects, tarballs);
    };
    await withConsumer({ libraries, specs, prepare }, async (consumer) => {
      await consumer.use();
      await useExampleProjects(consumer);
      await tryHosts(consumer);
    });
  } finally {
    rmSync(destination, { recursive: true, force: true });
  }
}

tryTarballs().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
