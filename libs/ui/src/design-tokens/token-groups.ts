export interface TokenWords {
  /** Without `--oa-`. */
  name: string;
  /** What it is for. */
  words: string;
}

export interface TokenGroup {
  name: string;
  /** The comment on all of them. */
  words: string;
  tokens: TokenWords[];
}

const LINES = /^ *\/\* ([A-Z][\w ]+): ([^*]+) \*\/$|^ *--oa-([\w-]+):[^;]*;(?: \/\* ([^*]+) \*\/)?$/gm;

/** All tokens by group, in the order of their first definition in tokens.css. */
export function tokenGroups(css: string): TokenGroup[] {
  const groups: TokenGroup[] = [];
  const known = new Set<string>();
  let group: TokenGroup | undefined;
  for (const [, groupName, groupWords = '', name = '', words = ''] of css.matchAll(LINES)) {
    if (groupName !== undefined) {
      group = { name: groupName, words: asSentence(groupWords), tokens: [] };
    } else if (!known.has(name)) {
      known.add(name);
      if (!group?.tokens.length) groups.push((group ??= { name: '', words: '', tokens: [] }));
      group.tokens.push({ name, words });
    }
  }
  return groups;
}

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
