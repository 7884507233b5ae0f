import { Script } from 'node:vm';
// By its path, since Nx runs this before anything is built, and without the condition that leads to sources.
import { sectionTypeRule } from '../../../../libs/plugins/sdk/src/section-type-rule.js';
import { isSectionType } from '../../../../libs/plugins/sdk/src/section-type.js';

export interface PluginNames {
  /** 'gift-shop' */
  name: string;
  /** 'giftShop' */
  camel: string;
  /** 'GiftShop' */
  pascal: string;
  /** 'Gift shop' */
  words: string;
}

/**
 * Spells a plugin's name for code and stories.
 *
 * @throws Error in one sentence when it cannot be the type of a section, and so of a package, or no name of a variable.
 */
export function pluginNames(name: string): PluginNames {
  if (!isSectionType(name)) throw new Error(`'${name}' is not a valid plugin name: ${sectionTypeRule}.`);
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  if (isReserved(camel))
    throw new Error(
      `'${name}' is not a valid plugin name: it is a reserved word, and code needs a variable of that name.`,
    );
  return { name, camel, pascal: capitalised(camel), words: capitalised(name.replaceAll('-', ' ')) };
}

/** Whether a module's variable cannot have this name: `await` is reserved only there, `let` only in strict mode. */
function isReserved(word: string): boolean {
  try {
    new Script(`async () => { 'use strict'; const ${word} = 0; }`);
    return false;
  } catch {
    return true;
  }
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
