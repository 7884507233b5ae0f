/** A version plan: what it says, and whether it breaks something. */
export interface Change {
  description: string;
  isBreaking?: boolean;
}

/** Whom a change concerns, by the word that says so in a version plan. */
const adopters = new Map([
  ['hosts', 'Hosts'],
  ['plugins', 'Plugins'],
  ['backends', 'Backends'],
]);

/** What adopters have before and after a change: a block of code with `diff` and whom it concerns. */
const BLOCK = /^```diff(?: (\w+))?\n(.*?)^```$/gms;

/**
 * The one command that brings all of our packages to a release, wherever somebody uses them. It changes what package.json
 * asks for, since package managers have no common way to say that; the last words install that.
 */
export const updateCommand = (version: string, manager: 'npm' | 'pnpm' | 'yarn' = 'npm'): string =>
  `sed -i.old -E 's|("@oa-profile/[^"]+": *")[^"]+|\\1^${version}|g' package.json && ${manager} install`;

/**
 * What adopters have to do for a release, made from its version plans: for hosts, plugins and backends, each with
 * before and after.
 *
 * @throws Error that names each plan that breaks something and does not say that
 */
export function upgradeGuide(version: string, changes: readonly Change[]): string {
  const problems = changes.flatMap(planProblems);
  if (problems.length) throw new Error(problems.join('\n'));
  const steps = Array.from(adopters, ([word, title]) => {
    const own = changes.flatMap(({ description }) => stepsFor(word, description));
    return own.length ? [`### ${title}`, ...own] : [];
  }).flat();
  return [
    `## ${version}`,
    'In the folder of a host, a plugin or a backend, with `pnpm` or `yarn` in place of `npm` where that is used:',
    `\`\`\`sh\n${updateCommand(version)}\n\`\`\``,
    ...(steps.length ? steps : ['Nothing else has to be changed.']),
  ].join('\n\n');
}

/** What a plan says to some adopters: its words, then what they have before and after. */
function stepsFor(word: string, description: string): string[] {
  const blocks = [...description.matchAll(BLOCK)].filter(([, whom]) => whom === word);
  if (!blocks.length) return [];
  const words = description.replace(BLOCK, '').trim();
  return [words, ...blocks.map(([, , lines = '']) => `\`\`\`diff\n${lines}\`\`\``)];
}

function planProblems({ description, isBreaking }: Change): string[] {
  const blocks = [...description.matchAll(BLOCK)];
  return [
    ...(isBreaking && !blocks.length ? ['it breaks something, and has no block of before and after'] : []),
    ...blocks.flatMap(([, word = '', lines = '']) => [
      ...(adopters.has(word) ? [] : [`a block is for '${word}', not for ${[...adopters.keys()].join(', ')}`]),
      ...(/^-/m.test(lines) ? [] : ['a block has no line of before']),
      ...(/^\+/m.test(lines) ? [] : ['a block has no line of after']),
    ]),
  ].map((problem) => `The version plan '${description.trim().slice(0, 72)}…': ${problem}.`);
}
