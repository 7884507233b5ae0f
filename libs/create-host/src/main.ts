#!/usr/bin/env node
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { askPlugins } from './ask-plugins.js';
import { choiceIn, namesIn } from './choices.js';
import { createHost, hostName } from './create-host.js';
import { createPlugin } from './create-plugin.js';
import { here } from './here.js';

const HOW_TO_CALL =
  'How to call it: npm create @oa-profile/host <folder> -- [--plugins <names>] [--packages <folder of tarballs>], or in the folder of a host: create-host plugin <name>';

/** Asks in the terminal which plugins the host has, unless nobody sits there. */
async function askInTerminal(): Promise<readonly string[] | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Lines that come before they are asked for, as pasted ones do, are answers, too.
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    terminal.setPrompt(question);
    terminal.prompt();
    const line: IteratorResult<string, undefined> = await lines.next();
    if (line.done) throw new Error('\nNothing has been written.');
    return line.value;
  };
  try {
    return await askPlugins(choiceIn(join(here(), 'template')), ask, console.log);
  } finally {
    terminal.close();
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { packages: { type: 'string' }, plugins: { type: 'string', multiple: true } },
  });
  const [first, second, ...others] = positionals;
  if (first === undefined || others.length > 0 || (second !== undefined && first !== 'plugin'))
    throw new Error(HOW_TO_CALL);
  if (second === undefined) {
    const { packages } = values;
    // Before anybody has answered questions.
    hostName(first);
    const plugins = values.plugins ? namesIn(values.plugins.join()) : await askInTerminal();
    createHost({ folder: first, packages, ...(plugins && { plugins }) });
    console.log(`${first} is a host. Its README begins with the commands that show it.`);
  } else {
    const paths = createPlugin({ name: second });
    console.log(
      `${paths.join('\n')}\n\nThe script dev shows it at the address of an account, followed by /${second}.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
