import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { databaseLocation, startPlatform } from 'platform';
import { startLocalPageServer } from './local-page-server.js';
import { PLATFORM_PATH, readLineSettings } from './in-line/line-settings.js';
import { portFrom } from './ports.js';
import { addressOnPhone, ownAddresses, sampleAddresses } from './sample-addresses.js';

/**
 * `npm start`: the built page on a reference platform with an embedded database, or on the API that `API_URL` names.
 *
 * With `--line` LINE opens the page on a phone, by a tunnel, instead of a stand-in (`docs/in-line.md`).
 *
 * With `--build` the page is built meanwhile: the platform first fills its database, which takes about as long.
 */
async function start(): Promise<void> {
  const ownApi = process.env['API_URL'];
  const line = process.argv.includes('--line') ? readLineSettings(process.env) : undefined;
  const build = process.argv.includes('--build') ? startBuild() : undefined;
  const testHooks = process.env['PAGE_TEST_HOOKS'] === '1';
  const platform = ownApi
    ? undefined
    : await startPlatform({
        port: portFrom('PLATFORM_PORT', 4100),
        database: databaseLocation(process.env),
        ...(line && { publicUrl: line.publicUrl + PLATFORM_PATH }),
        faults: process.env['PLATFORM_FAULTS'] === '1',
        // Tests look at preflight requests.
        ...(testHooks && { preflightSeconds: 0 }),
      }).catch(async (error: unknown) => {
        await build?.stop();
        throw error;
      });
  const api = platform ? { platformUrl: `http://localhost:${platform.port}` } : { environment: process.env };
  const page = await Promise.resolve(build?.done)
    .then(() => startLocalPageServer({ port: portFrom('PORT', 3000), ...api, line, testHooks }))
    .catch(async (error: unknown) => {
      await platform?.close();
      throw error;
    });
  if (line) console.log(addressOnPhone(line));
  else console.log(platform ? sampleAddresses(page.url, platform.url) : ownAddresses(page.url, ownApi ?? ''));

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void Promise.all([page.close(), platform?.close()]).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

interface Build {
  /** Rejects when the build fails, which has printed the reason. */
  done: Promise<void>;
  /** Stops it and its child processes early. */
  stop: () => Promise<void>;
}

/** Does what `npm run build` does, a quarter of a second faster: `npm start` has put the programs on the path. */
function startBuild(): Build {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { build: string } };
  const [program = '', ...words] = scripts.build.split(' ');
  // Without a shell, which would not pass on signals; Windows needs one to find the program.
  const builder = spawn(program, words, { shell: process.platform === 'win32', stdio: 'inherit' });
  const done = new Promise<void>((resolve, reject) => {
    builder.once('error', reject);
    builder.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('The page cannot be built.'))));
  });
  // The rejection is handled where `done` is awaited.
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
