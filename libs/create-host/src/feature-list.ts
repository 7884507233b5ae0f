import { camelOf, type FeatureNames } from './feature-names.js';

/** An import of one of our features. */
const OURS = /^import \{ \w+ \} from '@oa-profile\/plugin-(?!sdk')([\w-]+)';\n/gm;

/** How wide our code is. */
const WIDTH = 110;

/** The names of our features in a list, in its order. */
export function ourFeatures(list: string): string[] {
  const found = Array.from(list.matchAll(OURS), ([, name = '']) => name);
  const entries = entriesOf(list);
  return entries.flatMap((entry) => found.find((name) => variableOf(name) === entry) ?? []);
}

/** Whether a list has a feature of that name, ours or the host's own. */
export const hasFeature = (list: string, { camel }: Pick<FeatureNames, 'camel'>): boolean =>
  new RegExp(`\\b${camel}Feature\\b`).test(list);

/** A list with some of our features: the others go. */
export function withOurFeatures(list: string, chosen: readonly string[]): string {
  const left = ourFeatures(list)
    .filter((name) => !chosen.includes(name))
    .map(variableOf);
  const kept = entriesOf(list).filter((entry) => !left.includes(entry));
  const { before, after } = partsOf(
    list.replace(OURS, (line: string, name: string) => (chosen.includes(name) ? line : '')),
  );
  const inOne = kept.join(', ');
  const isLong = before.length - before.lastIndexOf('\n') + inOne.length + '];'.length > WIDTH;
  return before + (isLong ? `\n${kept.map((entry) => `  ${entry},\n`).join('')}` : inOne) + after;
}

/**
 * A list with one more feature, as its last one.
 *
 * @param module where the feature is imported from
 * @throws Error if the list has no place for it
 */
export function withFeature(list: string, names: Pick<FeatureNames, 'camel'>, module: string): string {
  const lines = list.replaceAll('\r\n', '\n');
  const changed = withEntry(lines, names, module);
  return lines === list ? changed : changed.replaceAll('\n', '\r\n');
}

function withEntry(list: string, { camel }: Pick<FeatureNames, 'camel'>, module: string): string {
  const variable = `${camel}Feature`;
  const { before, entries, after } = partsOf(list);
  const isInLines = entries.includes('\n');
  const imports = [...before.matchAll(/^(?:import\b|\} from )[^;]*;\n/gm)].at(-1);
  if (!after || !imports || !canGoOn(entries))
    throw new Error("has no plain list, 'export const features = [ … ];', to add a line to.");
  const end = imports.index + imports[0].length;
  return [
    before.slice(0, end),
    `import { ${variable} } from '${module}';\n`,
    before.slice(end),
    isInLines ? `${entries}  ${variable},\n` : `${withoutComma(entries)}${entries.trim() && ', '}${variable}`,
    after,
  ].join('');
}

const withoutComma = (entries: string): string => {
  const given = entries.trimEnd();
  return given.endsWith(',') ? given.slice(0, -1) : given;
};

/** Whether another entry can be behind these: in lines, the last of them ends with a comma; in one, no comment is there. */
const canGoOn = (entries: string): boolean => {
  const [last = ','] = entries
    .split('\n')
    .flatMap((line) => line.split('//', 1))
    .map((code) => code.trim())
    .filter(Boolean)
    .reverse();
  return entries.includes('\n') ? last.endsWith(',') : !entries.includes('/*');
};

const variableOf = (name: string): string => `${camelOf(name)}Feature`;

/** The list, `export const features: readonly Feature[] = [ … ];`, with what is before, in and behind it. */
function partsOf(list: string): { before: string; entries: string; after: string } {
  const start = list.search(/^export const features\b/m);
  const open = list.indexOf('= [', start) + '= ['.length;
  const close = list.indexOf('];', open);
  // A list that ends earlier has a type behind it, whose brackets these are.
  const endsEarlier = /^[^[]*\]/.test(list.slice(open, close));
  const isThere = start >= 0 && open > start && close >= open && !endsEarlier;
  return isThere
    ? { before: list.slice(0, open), entries: list.slice(open, close), after: list.slice(close) }
    : { before: list, entries: '', after: '' };
}

const entriesOf = (list: string): string[] =>
  partsOf(list)
    .entries.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
