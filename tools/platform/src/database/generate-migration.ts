import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const platformFolder = join(import.meta.dirname, '../..');

/**
 * Makes drizzle-kit, which is installed at the root, find the imported drizzle-orm here. NODE_PATH is for `require`.
 */
const findOrmHere = `
  import { register } from 'node:module';
  register('data:text/javascript,' + encodeURIComponent(\`
    export const resolve = (name, context, next) =>
      next(name, name.startsWith('drizzle-orm') ? { ...context, parentURL: '${pathToFileURL(import.meta.filename).href}' } : context);
  \`));`;

/** Compares `schema.ts` with the latest migration and writes the next one: `generate-migration.ts <name>`. */
const [name = 'change'] = process.argv.slice(2);
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');
const { status } = spawnSync(
  process.execPath,
  [
    '--import',
    `data:text/javascript,${encodeURIComponent(findOrmHere)}`,
    drizzleKit,
    'generate',
    '--name',
    name,
  ],
  {
    cwd: platformFolder,
    stdio: 'inherit',
    env: { ...process.env, NODE_PATH: join(platformFolder, 'node_modules') },
  },
);
process.exitCode = status ?? 1;

// The next migration is made of the latest snapshot, and an applied one of no other.
const snapshots = join(platformFolder, 'drizzle/meta');
const older = readdirSync(snapshots)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort()
  .slice(0, -1);
for (const file of older) rmSync(join(snapshots, file));
