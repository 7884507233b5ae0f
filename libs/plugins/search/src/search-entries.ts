import type { SearchEntry } from '@oa-profile/plugin-sdk';
import { foldQuery, foldText, type FoldedText } from './fold-text.js';
import { withSynonyms, type QueryPart } from './synonyms.js';
import { formsIn, formsOf, onlyAsks, wordLength } from './word-forms.js';

/** A piece of a text, and whether it matches. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** A found entry, with the matches in its words marked. */
export interface FoundEntry<Entry extends Findable> {
  entry: Entry;
  title: TextPiece[];
  /** What surrounds the first match in its text; absent if there is none, or all are in the title. */
  excerpt?: TextPiece[];
}

type Range = readonly [start: number, end: number];

/** How many characters of a text are shown before its first match, and after it. */
const CHARACTERS_BEFORE = 24;
const CHARACTERS_AFTER = 96;

export interface Findable extends SearchEntry {
  /** Further words, which are found and not shown. */
  also?: string | undefined;
}

/** A folded text, and where its words are, by their forms. */
interface Searchable extends FoldedText {
  forms: ReadonlyMap<string, readonly number[]>;
}

interface FoldedWords {
  title: Searchable;
  text: Searchable;
  also: Searchable;
}

/** A part of a query, and the forms of its word that count, too. */
interface Part extends QueryPart {
  forms: readonly string[];
}

/** Folded words by entry, which is never mutated. */
const foldedWords = new WeakMap<Findable, FoldedWords>();

/** Folds the words of an entry, once: it takes much longer than to search in them, and each keystroke searches all. */
export function foldOnce(entry: Findable): FoldedWords {
  const known = foldedWords.get(entry);
  if (known) return known;
  const folded = {
    title: searchable(entry.title),
    text: searchable(entry.text ?? ''),
    also: searchable(entry.also ?? ''),
  };
  foldedWords.set(entry, folded);
  return folded;
}

function searchable(text: string): Searchable {
  const folded = foldText(text);
  return { ...folded, forms: formsIn(folded.folded) };
}

/** An occurrence in the title is the best, in the text the second best. */
type Rank = 0 | 1 | 2;

/** What stands around a word and is no part of it. Within a word it is: 5:30, 1,200. */
const PUNCTUATION = /^["“]|[?!.,;:"”。、]{1,9}$/g;

const plain = (word: string): Part => ({ word, alternatives: [], forms: [] });

/** The parts of a query without those that only ask, unless there are no others, and with the forms of their words. */
function inForms(parts: readonly QueryPart[]): Part[] {
  const telling = parts.filter(({ word }) => !onlyAsks(word));
  return (telling.length > 0 ? telling : parts).map((part) => ({ ...part, forms: formsOf(part.word) }));
}

/**
 * The nearest entries first: those that contain all words of the query; then all but those that only ask; then those
 * words in other forms; then what says the same in other words ({@link withSynonyms}). Of each, matches in the title come
 * first, then those in the text, otherwise the order is kept. A query without words finds nothing.
 */
export function searchEntries<Entry extends Findable>(
  entries: readonly Entry[],
  query: string,
): FoundEntry<Entry>[] {
  const words = foldQuery(query);
  if (words.length === 0) return [];
  const bare = words.map((word) => word.replace(PUNCTUATION, '')).filter(Boolean);
  const telling = inForms(bare.map(plain));
  const found = new Map<Entry, FoundEntry<Entry>>();
  for (const parts of [
    words.map(plain),
    telling.map(({ word }) => plain(word)),
    telling,
    inForms(withSynonyms(bare) ?? []),
  ]) {
    const rest = entries.filter((entry) => !found.has(entry));
    if (parts.length > 0) for (const each of findAll(rest, parts)) found.set(each.entry, each);
  }
  return [...found.values()];
}

function findAll<Entry extends Findable>(
  entries: readonly Entry[],
  parts: readonly Part[],
): FoundEntry<Entry>[] {
  const found = entries.map((entry) => findIn(entry, parts));
  return ([0, 1, 2] as const).flatMap((rank) =>
    found.flatMap((each) => (each?.rank === rank ? [each.found] : [])),
  );
}

function findIn<Entry extends Findable>(
  entry: Entry,
  parts: readonly Part[],
): { rank: Rank; found: FoundEntry<Entry> } | undefined {
  const { title, text, also } = foldOnce(entry);
  const inTitle = parts.map((part) => rangesOfPart(title, part));
  const marked = { entry, title: piecesOf(entry.title, inTitle.flat()) };
  if (inTitle.every(isFound)) return { rank: 0, found: marked };
  const inText = parts.map((part) => rangesOfPart(text, part));
  const isThere = (place: number): boolean => isFound(inTitle[place]) || isFound(inText[place]);
  const hasAll = parts.every((part, place) => isThere(place) || isFound(rangesOfPart(also, part)));
  if (!hasAll) return undefined;
  if (!inText.some(isFound)) return { rank: 2, found: marked };
  return { rank: 1, found: { ...marked, excerpt: excerptOf(entry.text ?? '', text, inText.flat()) } };
}

const isFound = (ranges: readonly Range[] | undefined): boolean => ranges !== undefined && ranges.length > 0;

/** Where the typed word is in a text; if nowhere, where its other forms and its synonyms are. */
function rangesOfPart(text: Searchable, { word, alternatives, forms }: Part): Range[] {
  const typed = rangesOf(text, word);
  if (typed.length > 0) return typed;
  return [
    ...forms.flatMap((form) => text.forms.get(form) ?? []).map((place) => wordAt(text, place)),
    ...alternatives.flatMap((each) => rangesOf(text, each, LATIN.test(each))),
  ];
}

function wordAt({ folded, starts, ends }: FoldedText, place: number): Range {
  return [starts[place] ?? 0, ends[place + wordLength(folded, place) - 1] ?? 0];
}

/** A word of these letters is part of others: 'oat' of 'boat'. Beside another script it is whole: 無料Wi-Fi. */
const LATIN = /^[\p{sc=Latn}\d]/u;

/**
 * The ranges of a folded word in a text, each including a long vowel that follows it.
 *
 * @param asWord Only where it is a whole word. @default false
 */
function rangesOf({ folded, starts, ends }: FoldedText, word: string, asWord = false): Range[] {
  const ranges: Range[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const next = at + word.length;
    const isPart = LATIN.test(folded.charAt(at - 1)) || LATIN.test(folded.charAt(next));
    if (asWord && isPart) continue;
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
