import { camelOf, type PluginNames } from './plugin-names.js';

/** An import of one of our plugins. */
const OURS = /^import \{ \w+ \} from '@oa-profile\/plugin-(?!sdk')([\w-]+)';\n/gm;

/** The end of a list: the names of sections that it leaves out on purpose. */
const LEFT_OUT = /\.\.\.\[([^\]]*)\]\.map\(\(name\) => \(\{ name \}\)\)/;

/** What a list says above the names that it leaves out, unless it says something else. */
const COMMENT = '\n  // Left out on purpose.\n  ';

/** How wide our code is. */
const WIDTH = 110;

/** A host's list, `export const plugins: readonly Plugin[] = [ … ];`. */
interface PluginList {
  before: string;
  entries: string;
  /** What is between the entries and what is left out: a comment and indentation. Undefined if nothing is left out. */
  comment: string | undefined;
  /** The end of the entries, if it names what is left out. */
  leftOut: string;
  after: string;
}

/** What our plugins in a list are called, and which of them it shows, in its order. The host's own are not among them. */
export function ourPlugins(list: string): { known: string[]; shown: string[] } {
  const imported = Array.from(list.matchAll(OURS), ([, name = '']) => name);
  const shown = entriesOf(list).flatMap((entry) => imported.find((name) => variableOf(name) === entry) ?? []);
  return { known: [...shown, ...leftOutOf(list)], shown };
}

/** The names that a list leaves out on purpose. */
export const leftOutOf = (list: string): string[] => namesIn(partsOf(list).leftOut);

/** Whether a list has a plugin of that name, ours or the host's own, also one that has nothing but its name. */
export const hasPlugin = (list: string, { camel, name }: Pick<PluginNames, 'camel' | 'name'>): boolean =>
  new RegExp(`\\b${camel}Plugin\\b|\\bname: ['"]${name}['"]`).test(list);

/** A list that has those of our plugins, leaves out the others, and has all of the host's own. */
export function withOurPlugins(list: string, chosen: readonly string[]): string {
  const { known, shown } = ourPlugins(list);
  const added = chosen.filter((name) => !shown.includes(name));
  const isLeft = (name: string): boolean => !chosen.includes(name);
  const { comment = COMMENT } = partsOf(list);
  const gone = shown.filter(isLeft).map(variableOf);
  const entries = [...entriesOf(list).filter((entry) => !gone.includes(entry)), ...added.map(variableOf)];
  const imports = list.replace(OURS, (line: string, name: string) => (isLeft(name) ? '' : line));
  const { before, after } = partsOf(
    added.reduce((code, name) => withImport(code, variableOf(name), `@oa-profile/plugin-${name}`), imports),
  );
  const leftOut = known.filter(isLeft).sort();
  return before + entriesText(entries, leftOut, comment) + after;
}

/** The entries, a line for each. */
function entriesText(entries: readonly string[], leftOut: readonly string[], comment: string): string {
  const lines = entries.map((entry) => `\n  ${entry},`).join('');
  return leftOut.length > 0 ? `${lines}${comment}${spreadOf(leftOut)},\n` : lines && `${lines}\n`;
}

function spreadOf(names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  const spread = (inside: string): string => `...[${inside}].map((name) => ({ name }))`;
  const inOne = spread(quoted.join(', '));
  return inOne.length + '  ,'.length <= WIDTH
    ? inOne
    : spread(`${quoted.map((name) => `\n    ${name},`).join('')}\n  `);
}

/**
 * A list with one more plugin, behind all others that it has.
 *
 * @param module where the plugin is imported from
 * @throws Error if the list has no place for it
 */
export function withPlugin(list: string, names: Pick<PluginNames, 'camel'>, module: string): string {
  return withLineEndsOf(list, (lines) => {
    const variable = `${names.camel}Plugin`;
    const { before, entries, comment = '', leftOut, after } = partsOf(lines);
    if (!after || !canGoOn(entries, leftOut))
      throw new Error("has no plain list, 'export const plugins = [ … ];', to add a line to.");
    const isInLines = entries.includes('\n') || comment.startsWith('\n');
    const added = isInLines
      ? `${entries.replace(/\n$/, '')}\n  ${variable},${comment}${leftOut || '\n'}`
      : `${withoutComma(entries)}${entries.trim() && ', '}${variable}${leftOut && `, ${leftOut}`}`;
    return withImport(before + added + after, variable, module);
  });
}

/**
 * A list that leaves out one more section on purpose.
 *
 * @throws Error if it leaves out none yet
 */
export function withLeftOut(list: string, name: string): string {
  return withLineEndsOf(list, (lines) => {
    const { before, entries, comment, leftOut, after } = partsOf(lines);
    if (comment === undefined)
      throw new Error(
        "has no names that it leaves out, '...[ … ].map((name) => ({ name }))', to add one to.",
      );
    return `${before}${entries}${comment}${spreadOf([...namesIn(leftOut), name].sort())},\n${after}`;
  });
}

function withLineEndsOf(list: string, change: (lines: string) => string): string {
  const lines = list.replaceAll('\r\n', '\n');
  const changed = change(lines);
  return lines === list ? changed : changed.replaceAll('\n', '\r\n');
}

/** A list that imports one more variable, behind its other imports. */
function withImport(list: string, variable: string, module: string): string {
  const { before } = partsOf(list);
  const last = [...before.matchAll(/^(?:import\b|\} from )[^;]*;\n/gm)].at(-1);
  if (!last)
    throw new Error("has no plain list, 'export const plugins = [ … ];', with imports to add one to.");
  const end = last.index + last[0].length;
  return `${list.slice(0, end)}import { ${variable} } from '${module}';\n${list.slice(end)}`;
}

const withoutComma = (entries: string): string => {
  const given = entries.trimEnd();
  return given.endsWith(',') ? given.slice(0, -1) : given;
};

/** Whether another entry can be behind these: in lines, the last of them ends with a comma; in one, no comment is there. */
const canGoOn = (entries: string, leftOut: string): boolean => {
  if (leftOut && !entries.trim()) return true;
  const [last = ','] = entries
    .split('\n')
    .flatMap((line) => line.split('//', 1))
    .map((code) => code.trim())
    .filter(Boolean)
    .reverse();
  return entries.includes('\n') ? last.endsWith(',') : !entries.includes('/*');
};

const variableOf = (name: string): string => `${camelOf(name)}Plugin`;

/** The list, with what is before, in and behind it. */
function partsOf(list: string): PluginList {
  const start = list.search(/^export const plugins\b/m);
  const open = list.indexOf('= [', start) + '= ['.length;
  const close = list.indexOf('];', open);
  const all = list.slice(open, close);
  // A list that ends earlier has a type behind it, whose brackets these are.
  const endsEarlier = /^[^[]*\]/.test(all);
  const isThere = start >= 0 && open > start && close >= open && !endsEarlier;
  if (!isThere) return { before: list, entries: '', comment: undefined, leftOut: '', after: '' };
  return { before: list.slice(0, open), ...withoutLeftOut(all), after: list.slice(close) };
}

function withoutLeftOut(all: string): Pick<PluginList, 'comment' | 'entries' | 'leftOut'> {
  const spread = LEFT_OUT.exec(all);
  const isLast = spread && /^,?\s*$/.test(all.slice(spread.index + spread[0].length));
  if (!isLast) return { entries: all, comment: undefined, leftOut: '' };
  const lines = all.slice(0, spread.index).split('\n');
  const isIndented = lines.length > 1 && !lines.at(-1)?.trim();
  let end = isIndented ? lines.length - 1 : lines.length;
  while (isIndented && lines[end - 1]?.trim().startsWith('//')) end -= 1;
  const entries = lines.slice(0, end).join('\n');
  return { entries, comment: all.slice(entries.length, spread.index), leftOut: all.slice(spread.index) };
}

const namesIn = (leftOut: string): string[] =>
  Array.from((LEFT_OUT.exec(leftOut)?.[1] ?? '').matchAll(/['"]([\w-]+)['"]/g), ([, name = '']) => name);

const entriesOf = (list: string): string[] =>
  partsOf(list)
    .entries.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
