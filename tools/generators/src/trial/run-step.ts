import { runCommand } from 'build-tools/run-command';
import { delimiter, join } from 'node:path';

/** A command that must succeed in a workspace. */
export interface Step {
  name: string;
  command: string;
  /** Working folder, relative to the workspace. @default the workspace itself */
  folder?: string;
}

/**
 * Runs a step's command with the workspace's installed packages, without network access.
 *
 * @throws Error with the command's output if it fails
 */
export async function runStep(workspace: string, { name, command, folder = '.' }: Step): Promise<void> {
  const started = Date.now();
  const [program = '', ...words] = command.split(' ');
  const tools = join(workspace, 'node_modules/.bin');
  await runCommand(program, words, {
    cwd: join(workspace, folder),
    env: {
      PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}`,
      NX_DAEMON: 'false',
      NX_ISOLATE_PLUGINS: 'false',
      NX_TUI: 'false',
      npm_config_offline: 'true',
    },
  });
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
