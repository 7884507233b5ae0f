import { runCommand } from 'build-tools/run-command';
import { join } from 'node:path';

/** A command that is to succeed in a workspace. */
export interface Step {
  name: string;
  command: string;
  /** Where it runs, from the workspace on. @default the workspace itself */
  folder?: string;
}

/**
 * Runs a step's command from what is installed in the workspace, without a way to the network.
 *
 * @throws Error with all that the command said when it fails.
 */
export async function runStep(workspace: string, { name, command, folder = '.' }: Step): Promise<void> {
  const started = Date.now();
  await runCommand('npx', ['--no-install', ...command.split(' ')], {
    cwd: join(workspace, folder),
    env: {
      NX_DAEMON: 'false',
      NX_ISOLATE_PLUGINS: 'false',
      NX_TUI: 'false',
      npm_config_offline: 'true',
    },
  });
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
