import { join } from 'node:path';
import type { DatabaseLocation } from './database/database.js';
import { PlatformStartError } from './platform-start-error.js';
import type { StartPlatformOptions } from './start-platform.js';

const repositoryRoot = join(import.meta.dirname, '../../..');

/** Reads the options from the environment, see the table in the README. */
export function optionsFromEnvironment(environment: NodeJS.ProcessEnv): StartPlatformOptions {
  const { PLATFORM_PORT, PLATFORM_FAULTS, PLATFORM_PUBLIC_URL } = environment;
  return {
    port: readPort(PLATFORM_PORT),
    database: databaseLocation(environment),
    faults: PLATFORM_FAULTS === '1',
    ...(PLATFORM_PUBLIC_URL && { publicUrl: PLATFORM_PUBLIC_URL }),
  };
}

/**
 * `DATABASE_URL`, else `PLATFORM_DATA`, else `.data/platform` in the repository.
 *
 * @throws PlatformStartError in one sentence for a database other than PostgreSQL
 */
export function databaseLocation({ DATABASE_URL, PLATFORM_DATA }: NodeJS.ProcessEnv): DatabaseLocation {
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL))
    throw new PlatformStartError('DATABASE_URL must begin with postgres:// or postgresql://.');
  if (DATABASE_URL) return { connectionString: DATABASE_URL };
  return { directory: PLATFORM_DATA || join(repositoryRoot, '.data/platform') };
}

function readPort(given = '4100'): number {
  const port = Number(given || '4100');
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new PlatformStartError(`PLATFORM_PORT is '${given}', but a port is a number from 0 to 65535.`);
}
