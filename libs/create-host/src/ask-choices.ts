import { type Choice, type Choices, type Chosen, namesIn, refuseUnknown } from './choices.js';

/** Asks a question, and gives what is answered. */
export type Ask = (question: string) => Promise<string>;

/**
 * Asks for what is not given yet. An answer that names something unknown is asked for again.
 *
 * @param say shows why
 */
export async function askChoices(
  choices: Choices,
  given: Partial<Chosen>,
  ask: Ask,
  say: (sentence: string) => void,
): Promise<Chosen> {
  const of = async (kind: keyof Choices): Promise<readonly string[]> =>
    given[kind] ?? askFor(kind, choices[kind], ask, say);
  const plugins = await of('plugins');
  return { plugins, features: await of('features') };
}

async function askFor(
  kind: keyof Choices,
  choice: Choice,
  ask: Ask,
  say: (sentence: string) => void,
): Promise<readonly string[]> {
  const { known, usual } = choice;
  if (known.length === 0) return [];
  say(`The ${kind} are ${known.join(', ')}.`);
  for (;;) {
    const answer = await ask(`Which ${kind}? With commas, or none [${usual.join(',')}] `);
    const names = answer.trim() ? namesIn(answer) : usual;
    try {
      refuseUnknown(kind, choice, names);
      return names;
    } catch (error) {
      say((error as Error).message);
    }
  }
}
