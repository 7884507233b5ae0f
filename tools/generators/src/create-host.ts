import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createHost } from './host/create-host.js';
import type { PackageFiles } from './host/host-manifest.js';

const usage = 'How to call it: create-host <folder> [--api-url https://…] [--packages tarballs.json]';

/** Writes a host into an empty folder outside of the workspace; `--packages` names tarballs of our packages. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'api-url': { type: 'string' }, packages: { type: 'string' } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) throw new Error(usage);
  const packages =
    values.packages === undefined
      ? undefined
      : (JSON.parse(readFileSync(values.packages, 'utf8')) as PackageFiles);
  await createHost({ folder, apiUrl: values['api-url'], packages });
  console.log(`${folder} is a host. Its README begins with the two commands that show it.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
