/** A feature's name, as its files spell it. */
export interface FeatureNames {
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
export const TEMPLATE_NAMES: FeatureNames = {
  name: 'my-thing',
  camel: 'myThing',
  pascal: 'MyThing',
  words: 'My thing',
};

/**
 * What nobody's feature can be called, whatever a host shows: the kinds of views, and what the page of every account has. A
 * test of the generators compares it with them.
 */
export const pageNames: readonly string[] = [
  ...['profile', 'page', 'section', 'item', 'error', 'feature'],
  ...['relation', 'keep', 'follow', 'share', 'add-in-app', 'call', 'original-text', 'ask', 'report'],
  ...['contact', 'save', 'more', 'link-action'],
];

/**
 * Spells a feature's name.
 *
 * @throws Error in one sentence if it cannot be in an address, or the page itself has it
 */
export function featureNames(name: string): FeatureNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `'${name}' is not a valid name of a feature: small letters and digits with hyphens, as in take-a-number.`,
    );
  if (pageNames.includes(name))
    throw new Error(`'${name}' is not a valid name of a feature: the page itself has one.`);
  const camel = camelOf(name);
  return { name, camel, pascal: capitalised(camel), words: capitalised(name.replaceAll('-', ' ')) };
}

/** 'takeANumber' */
export const camelOf = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
