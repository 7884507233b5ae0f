import { spawn } from 'node:child_process';

/** @returns its exit status and what it printed */
const run = (command, root) =>
  new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });

/**
 * Nx's batch: a tool that takes seconds to start, or that reads the same files for every package, runs once for all
 * projects. Each of them keeps its own result in the cache. Where one has failed, all have.
 */
export async function* together(_, options, overrides, { root, taskGraph }) {
  const commands = new Map();
  for (const [task, { command }] of Object.entries(options))
    commands.set(command, [...(commands.get(command) ?? []), task]);
  const words = overrides.__overrides_unparsed__ ?? [];
  for (const [command, tasks] of commands) {
    const roots = tasks.map((task) => taskGraph.tasks[task].projectRoot).sort();
    const line = [command.replaceAll('{roots}', roots.join(' ')), ...words].join(' ');
    const { status, output } = await run(line, root);
    const success = status === 0;
    for (const [index, task] of tasks.entries())
      yield {
        task,
        result: { success, terminalOutput: success ? '' : index ? '' : `${output}\nAgain: ${line}\n` },
      };
  }
}

/** What {@link together} does, for one project. */
export async function alone(options, { root, projectName, projectsConfigurations }) {
  const { status, output } = await run(
    options.command.replaceAll('{roots}', projectsConfigurations.projects[projectName].root),
    root,
  );
  console.log(output);
  return { success: status === 0 };
}
