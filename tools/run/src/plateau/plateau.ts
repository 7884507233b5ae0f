import { parseArgs } from 'node:util';
import { memoryOf, UNIT } from './deployed-server.js';
import { runPlateau } from './run-plateau.js';

/**
 * `npm run plateau -- --minutes 5 --load 1`: what one replica of the built page server takes and answers when it is asked
 * for so many times what one core can do, while the API fails for a minute and hangs for a minute.
 *
 * It is no test: times depend on the machine, and on what else runs there. A short form of it with counts is one.
 *
 * @throws Error in one sentence if a number is none, or the memory was exceeded
 */
async function plateau(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '5' },
      load: { type: 'string', default: '1' },
      rate: { type: 'string' },
      memory: { type: 'string' },
      build: { type: 'string' },
      unit: { type: 'string', default: UNIT },
    },
  });
  const number = (name: 'minutes' | 'load' | 'rate' | 'memory', given: string): number => {
    const value = Number(given);
    if (!(value > 0)) throw new Error(`--${name} ${given} is no number above 0.`);
    return value;
  };
  const memory = number('memory', values.memory ?? String(memoryOf(values.unit)));
  const found = await runPlateau({
    minutes: number('minutes', values.minutes),
    load: number('load', values.load),
    rate: values.rate === undefined ? undefined : number('rate', values.rate),
    build: values.build,
    unit: values.unit,
    say: (line) => console.log(line),
  });
  console.log(
    `memory: at most ${found.memory.most.toFixed(0)} of ${memory} MB, ${found.memory.live ?? '?'} MB live`,
  );
  for (const { after, askedAgain, asBefore } of found.recoveries)
    console.log(
      `after ${after}: asked for accounts again after ${askedAgain?.toFixed(1) ?? '?'} s, refused as seldom as before after ${asBefore} s`,
    );
  console.log(`log: ${[...found.log].map(([level, count]) => `${level} ${count}`).join(', ')}`);
  if (!found.hasSurvived) throw new Error('The page server has ended.');
  if (found.memory.most > memory) throw new Error(`It took more than ${memory} MB.`);
}

// What it has started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
plateau()
  .then(() => process.exit(0))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
