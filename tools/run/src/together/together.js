import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** @returns its exit status and what it printed */
const run = (command, root) =>
  new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });

/** Whether the heading of a failure names a file of a project: Vitest's, oxlint's in brackets, ESLint's at the line's start. */
const isNamed = (output, root) =>
  new RegExp(`(?:FAIL .*?|\\[|^\\S*)${root}/`, 'm').test(stripVTControlCharacters(output));

/**
 * Nx's batch: a tool that takes seconds to start, or that reads the same files for every package, runs once for all
 * projects. Each of them keeps its own result in the cache. Where one has failed, nothing is known of the others, and all
 * are run again the next time. The output is shown once, below the first project that it names.
 */
export async function* together(_, options, overrides, { root, taskGraph }) {
  const commands = new Map();
  for (const [task, { command }] of Object.entries(options))
    commands.set(command, [...(commands.get(command) ?? []), task]);
  const words = overrides.__overrides_unparsed__ ?? [];
  for (const [command, tasks] of commands) {
    const rootOf = (task) => taskGraph.tasks[task].projectRoot;
    const line = (some) =>
      [command.replaceAll('{roots}', some.map(rootOf).sort().join(' ')), ...words].join(' ');
    const { status, output } = await run(line(tasks), root);
    if (status === 0) {
      for (const task of tasks) yield { task, result: { success: true, terminalOutput: '' } };
      continue;
    }
    const named = tasks.filter((task) => isNamed(output, rootOf(task)));
    const failed = named.length ? named : tasks;
    for (const task of tasks)
      yield {
        task,
        result:
          task === failed[0]
            ? {
                success: false,
                terminalOutput: `${output.trim()}\n\nAgain: npx ${line(failed).replaceAll('&& ', '&& npx ')}\n`,
              }
            : { success: false, status: 'skipped' },
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
