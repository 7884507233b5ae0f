import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'build-tools/free-port';
import { runCommand } from 'build-tools/run-command';

/** Not a dependency of the workspace: every `npm ci` would install its 300 packages for a rare command. */
const installation = {
  private: true,
  dependencies: { verdaccio: '6.5.0' },
  // One of its plugins requires a tag, `cjs`, that not every registry has.
  overrides: { 'node-fetch': '2.7.0' },
};

/** A registry on this machine for our scope only. */
export interface LocalRegistry {
  url: string;
  /** Lines of an `.npmrc` that uses it for our scope only. */
  npmrc: string;
  close(): Promise<void>;
}

/**
 * Starts an empty registry in a folder.
 *
 * @throws Error with its output if it does not start
 */
export async function startLocalRegistry(folder: string): Promise<LocalRegistry> {
  mkdirSync(folder);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const config = join(folder, 'config.json');
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(folder, 'storage'),
      auth: {},
      packages: { '@oa-profile/*': { access: '$all', publish: '$all' } },
      log: { type: 'stdout', format: 'pretty', level: 'warn' },
    }),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify(installation));
  await runCommand('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: folder,
  });

  const script = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const server = spawn(process.execPath, [script, '--config', config, '--listen', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      said.push(line);
      if (line.includes(url)) resolve();
    });
    void closed.then(() => reject(new Error(said.join('\n'))));
  });
  return {
    url,
    // npm does not publish without a token; this registry accepts any.
    npmrc: `@oa-profile:registry=${url}\n//localhost:${port}/:_authToken=rehearsal\n`,
    async close() {
      server.kill();
      await closed;
    },
  };
}
