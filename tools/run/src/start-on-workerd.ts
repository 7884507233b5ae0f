import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseLocation, startPlatform } from 'platform';
import { localEnvironment, playedApp } from './local-environment.js';
import { startLocalPageServer } from './local-page-server.js';
import { portFrom } from './ports.js';

const require = createRequire(import.meta.url);
/** Path of the program. The package has no types. */
const { default: workerd } = require('workerd') as { default: string };

const path = (inRepository: string): string =>
  fileURLToPath(new URL(`../../../${inRepository}`, import.meta.url));

/**
 * The built page on workerd, and one port higher on Node. Both name the former as their public address.
 *
 * workerd runs with the configuration in docs, plus a line for each variable of a local run.
 */
async function start(): Promise<void> {
  const port = portFrom('PORT', 3000);
  const url = `http://localhost:${port}`;
  const platform = await startPlatform({
    port: portFrom('PLATFORM_PORT', 4100),
    database: databaseLocation(process.env),
    faults: process.env['PLATFORM_FAULTS'] === '1',
  });
  await startLocalPageServer({
    port: port + 1,
    platformUrl: platform.url,
    environment: { PUBLIC_URL: url },
  });
  const environment = localEnvironment(playedApp(url), platform.url);
  const worker = spawn(
    workerd,
    [
      'serve',
      configFor(Object.keys(environment)),
      `--directory-path=files=${path('apps/profile-web/dist/client')}`,
      `--socket-addr=http=localhost:${port}`,
    ],
    { stdio: 'inherit', env: { ...process.env, ...environment } },
  );
  worker.once('exit', (code) => process.exit(code ?? 1));
  const stop = (): void => void worker.kill();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The configuration of docs, with absolute paths and these variables. */
function configFor(names: readonly string[]): string {
  const lines = names.map((name) => `    (name = "${name}", fromEnvironment = "${name}"),`);
  const folder = path('node_modules/.cache/workerd');
  mkdirSync(folder, { recursive: true });
  const config = readFileSync(path('docs/workerd.capnp'), 'utf8')
    .replace(/^.+fromEnvironment = "API_URL".+$/m, () => lines.join('\n'))
    .replace(/^.+fromEnvironment = "PUBLIC_URL".+\n/m, '')
    .replaceAll(/embed "([^"]+)"/g, (_, file: string) => `embed "${relative(folder, path(`docs/${file}`))}"`);
  writeFileSync(`${folder}/workerd.capnp`, config);
  return `${folder}/workerd.capnp`;
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
