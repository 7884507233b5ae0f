import { Script } from 'node:vm';
import type { PluginNames } from '../../../../libs/create-host/src/plugin-names.js';

/**
 * Makes sure that code can have a variable of a plugin's name.
 *
 * @throws Error in one sentence if it cannot: `await` is reserved in modules only, `let` in strict mode only
 */
export function refuseReserved({ name, camel }: PluginNames): void {
  try {
    new Script(`async () => { 'use strict'; const ${camel} = 0; }`);
  } catch {
    throw new Error(
      `'${name}' is not a valid name of a section: it is a reserved word, and code needs a variable of that name.`,
    );
  }
}
