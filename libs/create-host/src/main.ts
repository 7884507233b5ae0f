#!/usr/bin/env node
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { askChoices } from './ask-choices.js';
import { choicesIn, namesIn, type Chosen } from './choices.js';
import { createFeature } from './create-feature.js';
import { createHost, hostName } from './create-host.js';
import { here } from './here.js';

const HOW_TO_CALL =
  'How to call it: npm create @oa-profile/host <folder> -- [--plugins <names>] [--features <names>] [--packages <folder of tarballs>], or in the folder of a host: create-host feature <name>';

/** Asks in the terminal for what no option says, unless nobody sits there. */
async function chosenBy(given: Partial<Chosen>): Promise<Partial<Chosen>> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return given;
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
    return await askChoices(choicesIn(join(here(), 'template')), given, ask, console.log);
  } finally {
    terminal.close();
  }
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      packages: { type: 'string' },
      plugins: { type: 'string', multiple: true },
      features: { type: 'string', multiple: true },
    },
  });
  const [first, second, ...others] = positionals;
  if (first === undefined || others.length > 0 || (second !== undefined && first !== 'feature'))
    throw new Error(HOW_TO_CALL);
  if (second === undefined) {
    const { packages, plugins, features } = values;
    // Before anybody has answered questions.
    hostName(first);
    const chosen = await chosenBy({
      ...(plugins !== undefined && { plugins: namesIn(plugins.join()) }),
      ...(features !== undefined && { features: namesIn(features.join()) }),
    });
    createHost({ folder: first, packages, ...chosen });
    console.log(`${first} is a host. Its README begins with the commands that show it.`);
  } else {
    const paths = createFeature({ name: second });
    console.log(
      `${paths.join('\n')}\n\nnpm run dev shows it at the address of an account, followed by /${second}.`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
