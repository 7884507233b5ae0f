import { type Choice, namesIn, refuseUnknown } from './choices.js';

/** Asks a question, and gives what is answered. */
export type Ask = (question: string) => Promise<string>;

/**
 * Asks which plugins a host has. An answer that names something unknown is asked for again.
 *
 * @param say shows why
 */
export async function askPlugins(
  choice: Choice,
  ask: Ask,
  say: (sentence: string) => void,
): Promise<readonly string[]> {
  const { known, usual } = choice;
  if (known.length === 0) return [];
  say(`The plugins are ${known.join(', ')}.`);
  for (;;) {
    const answer = await ask(`Which plugins? With commas, or none [${usual.join(',')}] `);
    const names = answer.trim() ? namesIn(answer) : usual;
    try {
      refuseUnknown(choice, names);
      return names;
    } catch (error) {
      say((error as Error).message);
    }
  }
}
