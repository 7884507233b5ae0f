/** Characters of the shorter texts; four times as many are the longest text that the API client lets through. */
const LENGTH = 5000;

/**
 * Milliseconds within which a function may read the longest text, however its time grows: less is lost in the noise of
 * a busy machine, and harms no server.
 */
const HARMLESS = 100;

/** Four times the length takes about four times as long if the time is linear, and sixteen times if it is quadratic. */
const MOST_GROWTH = 8;

const RUNS = 5;

/**
 * Which texts a function reads in more than linear time, with their CPU times in milliseconds; none if all is well. The
 * texts are made of the characters and words that are special to the function: repeated, in turn, and nested.
 *
 * @example
 * ```ts
 * expect(slowTexts(textParagraphs, ['http://a', ')', '\n'])).toEqual([]);
 * ```
 */
export function slowTexts(read: (text: string) => unknown, special: readonly string[]): string[] {
  const slow: string[] = [];
  for (const one of special) {
    for (const other of special) {
      for (const [shape, make] of Object.entries(shapes)) {
        const [short, long] = [make(one, other, LENGTH), make(one, other, 4 * LENGTH)];
        const time = growth(
          () => read(short),
          () => read(long),
        );
        if (time) slow.push(`${JSON.stringify([one, other])} ${shape}: ${time} ms`);
      }
    }
  }
  return slow;
}

/** Both times, if they grow too much each time that they are measured. */
function growth(short: () => unknown, long: () => unknown): string | undefined {
  let [before, after] = [Infinity, Infinity];
  for (let run = 0; run < RUNS; run += 1) {
    after = Math.min(after, cpuTime(long));
    if (after <= HARMLESS) return undefined;
    before = Math.min(before, cpuTime(short));
    if (after <= MOST_GROWTH * before) return undefined;
  }
  return `${before.toFixed(1)} to ${after.toFixed(1)}`;
}

type Shape = (one: string, other: string, length: number) => string;

const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

const shapes: Readonly<Record<string, Shape>> = {
  'in turn': (one, other, length) => repeated(one + other, length),
  nested: (one, other, length) => repeated(one, length / 2) + repeated(other, length / 2),
  'after the first': (one, other, length) => one + repeated(other, length - one.length),
};

/** In milliseconds: unlike the time on a clock, it hardly depends on what else the machine does. */
function cpuTime(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
