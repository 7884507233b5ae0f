import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { databaseLocation, startPlatform } from 'platform';
import { startLocalPageServer } from './local-page-server.js';
import { portFrom } from './ports.js';
import { sampleAddresses } from './sample-addresses.js';

/**
 * `npm start`: the built page on a reference platform with an embedded database.
 *
 * With `--build` the page is built meanwhile: the platform, which fills its database first, takes about as long.
 */
async function start(): Promise<void> {
  const build = process.argv.includes('--build') ? startBuild() : undefined;
  const testHooks = process.env['PAGE_TEST_HOOKS'] === '1';
  const platform = await startPlatform({
    port: portFrom('PLATFORM_PORT', 4100),
    database: databaseLocation(process.env),
    faults: process.env['PLATFORM_FAULTS'] === '1',
    // Tests read what a browser asks for before each kind of request.
    ...(testHooks && { preflightSeconds: 0 }),
  }).catch(async (error: unknown) => {
    await build?.stop();
    throw error;
  });
  const page = await Promise.resolve(build?.done)
    .then(() => startLocalPageServer({ port: portFrom('PORT', 3000), platformUrl: platform.url, testHooks }))
    .catch(async (error: unknown) => {
      await platform.close();
      throw error;
    });
  console.log(sampleAddresses(page.url, platform.url));

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void Promise.all([page.close(), platform.close()]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** A build that is going on. */
interface Build {
  /** Rejected when the build fails, which has said why by then. */
  done: Promise<void>;
  /** Ends it before its time, and with it what it has started. */
  stop: () => Promise<void>;
}

/**
 * Does what `npm run build` does, without the quarter of a second that a second npm takes: `npm start` has put the programs
 * of the repository on the path.
 */
function startBuild(): Build {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } };
  const [program = '', ...words] = scripts.build.split(' ');
  // Without a shell, which would not pass on that it is to stop; Windows finds the program only by one.
  const builder = spawn(program, words, { shell: process.platform === 'win32', stdio: 'inherit' });
  const done = new Promise<void>((resolve, reject) => {
    builder.once('error', reject);
    builder.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The page cannot be built.'))));
  });
  // Heard of when it is waited for.
  const ended = done.catch(() => undefined);
  const stop = (): Promise<void> => {
    builder.kill();
    return ended;
  };
  return { done, stop };
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
