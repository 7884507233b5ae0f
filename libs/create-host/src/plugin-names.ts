/** A plugin's name, as its files spell it. */
export interface PluginNames {
  /** 'take-a-number' */
  name: string;
  /** 'takeANumber' */
  camel: string;
  /** 'TakeANumber' */
  pascal: string;
  /** 'Take a number' */
  words: string;
}

/** What the template is called. */
export const TEMPLATE_NAMES: PluginNames = {
  name: 'my-thing',
  camel: 'myThing',
  pascal: 'MyThing',
  words: 'My thing',
};

/**
 * What nobody's plugin can be called, whatever a host shows: the kinds of views, and the views that every account has. A test of
 * the generators compares it with them.
 */
export const pageNames: readonly string[] = [
  ...['profile', 'page', 'section', 'item', 'error', 'named'],
  'report',
];

/**
 * Spells a plugin's name.
 *
 * @throws Error in one sentence if it cannot be in an address, or the page itself has it
 */
export function pluginNames(name: string): PluginNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `'${name}' is not a valid name of a plugin: small letters and digits with hyphens, as in take-a-number.`,
    );
  if (pageNames.includes(name))
    throw new Error(`'${name}' is not a valid name of a plugin: the page itself has one.`);
  const camel = camelOf(name);
  return { name, camel, pascal: capitalised(camel), words: capitalised(name.replaceAll('-', ' ')) };
}

/** 'takeANumber' */
export const camelOf = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
