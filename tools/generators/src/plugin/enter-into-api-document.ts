import type { Tree } from '@nx/devkit';
import type { PluginNames } from '../../../../libs/create-host/src/plugin-names.js';

const WORDS = 'tools/checks/src/openapi/words/section-words.ts';

/**
 * Says in the words of the API's document what the section's data are.
 *
 * @throws Error if the words no longer have the expected form
 */
export function enterIntoApiDocument(tree: Tree, { pascal }: PluginNames): void {
  const words = tree.read(WORDS, 'utf8') ?? '';
  const changed = words.replace(
    /^(export const sectionWords\b[^]*?\n)(};\n)/m,
    (_, before: string, end: string) => `${before}${wordsOf(pascal)}${end}`,
  );
  if (changed === words) throw new Error(`${WORDS} has no 'export const sectionWords = { … };' to add to.`);
  tree.write(WORDS, changed);
}

const wordsOf = (pascal: string): string => `  ${pascal}: {
    is: 'What an account wants its visitors to know.',
    parts: {
      items: {
        is: 'What to know, in this order.',
        parts: {
          id: ['Identifies the item.', 'wifi'],
          name: ['What it is about.', 'Wi-Fi'],
          text: ['Plain text; blank lines separate paragraphs.', 'The password is on your receipt.'],
        },
      },
    },
  },
`;
