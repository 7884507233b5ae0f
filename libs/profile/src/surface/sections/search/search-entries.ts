import type { SearchEntry } from '@oa-profile/plugin-sdk';
import { foldQuery, foldText, type FoldedText } from './fold-text.js';

/** A piece of a text, and whether it matches. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** A found entry, with the matches in its words marked. */
export interface FoundEntry<Entry extends SearchEntry> {
  entry: Entry;
  title: TextPiece[];
  /** What surrounds the first match in its text; absent if all matches are in the title. */
  excerpt?: TextPiece[];
}

/** A range of a text. */
type Range = readonly [start: number, end: number];

/** How many characters of a text are shown before its first match, and after it. */
const CHARACTERS_BEFORE = 24;
const CHARACTERS_AFTER = 96;

/**
 * The entries that contain all words of the query, in title or text; matches in the title come first, otherwise the
 * order is kept. A query without words finds nothing.
 */
export function searchEntries<Entry extends SearchEntry>(
  entries: readonly Entry[],
  query: string,
): FoundEntry<Entry>[] {
  const words = foldQuery(query);
  if (words.length === 0) return [];
  const found = entries
    .map((entry) => findIn(entry, words))
    .filter((each): each is FoundEntry<Entry> => each !== undefined);
  return [...found.filter(({ excerpt }) => !excerpt), ...found.filter(({ excerpt }) => excerpt)];
}

function findIn<Entry extends SearchEntry>(
  entry: Entry,
  words: readonly string[],
): FoundEntry<Entry> | undefined {
  const { title, text = '' } = entry;
  const foldedTitle = foldText(title);
  const inTitle = words.map((word) => rangesOf(foldedTitle, word));
  const marked = piecesOf(title, inTitle.flat());
  if (inTitle.every((ranges) => ranges.length > 0)) return { entry, title: marked };
  const foldedText = foldText(text);
  const inText = words.map((word) => rangesOf(foldedText, word));
  const hasAll = words.every((_, place) => inTitle[place]?.length || inText[place]?.length);
  return hasAll ? { entry, title: marked, excerpt: excerptOf(text, foldedText, inText.flat()) } : undefined;
}

/** The ranges of a folded word in a text, each including a long vowel that follows it. */
function rangesOf({ folded, starts, ends }: FoldedText, word: string): Range[] {
  const ranges: Range[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const next = at + word.length;
    ranges.push([starts[at] ?? 0, ends[folded[next] === 'ー' ? next : next - 1] ?? 0]);
  }
  return ranges;
}

/** The text in pieces, with adjacent matches merged. */
function piecesOf(text: string, ranges: readonly Range[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const [start, end] of merged(ranges)) {
    if (start > done) pieces.push({ text: text.slice(done, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
}

function merged(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [start, end] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}

/** The part of a text around its first match. Characters stay whole. */
function excerptOf(text: string, { starts, ends }: FoldedText, ranges: readonly Range[]): TextPiece[] {
  const [first = [0, 0] as const] = merged(ranges);
  const whole =
    first[0] <= CHARACTERS_BEFORE
      ? 0
      : (starts.find((place) => place >= first[0] - CHARACTERS_BEFORE) ?? first[0]);
  // A word that would be cut is left out, in scripts with spaces.
  const space = whole > 0 ? text.slice(whole, first[0]).search(/\s/) : -1;
  const start = space < 0 ? whole : whole + space + 1;
  const end = ends.find((place) => place >= first[1] + CHARACTERS_AFTER) ?? text.length;
  const within = ranges.filter(([from, to]) => from >= start && to <= end);
  const pieces = piecesOf(
    text.slice(start, end),
    within.map(([from, to]) => [from - start, to - start]),
  );
  return [
    ...(start > 0 ? [{ text: '…', isMatch: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ text: '…', isMatch: false }] : []),
  ];
}
