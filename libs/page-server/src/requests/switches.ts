import type { AccountPage } from '@oa-profile/api-client';
import { accountFeatures } from '@oa-profile/api-client/internal';
import { allSections } from '@oa-profile/plugin-sdk/internal';

/** A name that is off, and the accounts of which it is. */
export interface SwitchedOff {
  name: string;
  accounts: 'all' | readonly string[];
}

/** What is switched off without a build: sections, plugins and actions, by their names. */
export interface Switches {
  /** Names of what is off for an account, sorted. @param ids all that the account has */
  offFor(ids: readonly string[]): readonly string[];
  /** Each name that is off, for everybody or for these accounts. */
  list(): readonly SwitchedOff[];
}

/** A list of what is off, as it is written. */
interface SwitchList {
  everywhere: ReadonlySet<string>;
  /** By the account's id. */
  accounts: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Switches whose list can be replaced. */
export interface ReadSwitches extends Switches {
  /**
   * Replaces the list that came from a file.
   *
   * @throws RangeError in one sentence for each word that is none; the list before stays in force
   */
  read(text: string): void;
}

const NOTHING: readonly string[] = [];

/** Names that can be off: those of plugins, and the actions that an account offers. */
export const switchableNames = (plugins: readonly { name: string }[]): string[] => [
  ...new Set([...plugins.map(({ name }) => name), ...accountFeatures]),
];

/**
 * Reads a list such as `coupon @komorebi:reviews`: words between spaces, commas or lines, each the name of a section, plugin or
 * action, perhaps of one account only. The rest of a line behind `#` is a comment.
 *
 * @throws RangeError in one sentence for each word that is none
 */
function readList(text: string, known: readonly string[], start = ''): SwitchList {
  const everywhere = new Set<string>();
  const accounts = new Map<string, Set<string>>();
  const odd: string[] = [];
  const lines = text.split('\n').map((line) => line.split('#', 1)[0] ?? '');
  for (const word of lines.flatMap((line) => line.split(/[\s,]+/).filter(Boolean))) {
    const [, id, name = ''] = /^(?:(@[\w.-]{1,32}):)?([\w-]{1,50})$/.exec(word) ?? [];
    if (!known.includes(name))
      odd.push(`${start}'${word.slice(0, 60)}' is no section, plugin or action of this site.`);
    else if (id === undefined) everywhere.add(name);
    else accounts.set(id.toLowerCase(), (accounts.get(id.toLowerCase()) ?? new Set()).add(name));
  }
  if (odd.length > 0) throw new RangeError(odd.join('\n'));
  return { everywhere, accounts };
}

/**
 * Creates the switches of a site.
 *
 * @param off as the environment says
 * @param known names that can be off
 * @throws RangeError in one sentence for each word of the environment that is none
 */
export function createSwitches(off: string, known: readonly string[]): ReadSwitches {
  const ofEnvironment = readList(off, known, 'SWITCHED_OFF: ');
  let lists = [ofEnvironment];
  return {
    read(text) {
      lists = [ofEnvironment, readList(text, known)];
    },
    offFor(ids) {
      const names = lists.flatMap(({ everywhere, accounts }) => [
        ...everywhere,
        ...(accounts.size > 0 ? ids.flatMap((id) => [...(accounts.get(id.toLowerCase()) ?? [])]) : []),
      ]);
      return names.length > 0 ? [...new Set(names)].sort() : NOTHING;
    },
    list: () =>
      known.flatMap((name): SwitchedOff[] => {
        if (lists.some(({ everywhere }) => everywhere.has(name))) return [{ name, accounts: 'all' }];
        const ids = lists.flatMap(({ accounts }) =>
          [...accounts].flatMap(([id, names]) => (names.has(name) ? [id] : [])),
        );
        return ids.length > 0 ? [{ name, accounts: [...new Set(ids)] }] : [];
      }),
  };
}

/** An account page without what is switched off: its sections, on all of its pages, and actions. */
export function withoutOff<Page extends AccountPage>(page: Page, off: readonly string[]): Page {
  if (off.length === 0) return page;
  const isOn = ({ type }: { type: string }): boolean => !off.includes(type);
  const subPages = page.subPages.map((subPage) => ({ ...subPage, sections: subPage.sections.filter(isOn) }));
  const isPartial = page.isPartial || !allSections(page).every(isOn);
  return {
    ...page,
    account: {
      ...page.account,
      features: page.account.features.filter((feature) => !off.includes(feature)),
    },
    sections: page.sections.filter(isOn),
    subPages,
    ...(isPartial && { isPartial }),
  };
}
