import { foldQuery, foldText } from './fold-text.js';
import { typedWords } from './typed-words.js';

/** A thing that people look for, with folded words. */
interface Meaning {
  typed: ReadonlySet<string>;
  /** Those of the typed words that are recognised within others: 駐車 in 駐車できますか. */
  typedWithin: readonly string[];
  found: readonly string[];
}

/** A part of a query, and the words that it also finds. */
export interface QueryPart {
  /** As it was typed, folded. */
  word: string;
  alternatives: readonly string[];
}

/** Most words of one thing: 'how to get there'. */
const MOST_WORDS = 4;

/** Scripts whose words are not always separated by spaces. One character is part of too many words. */
const UNSEPARATED = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}ー]{2,}$/u;

const meanings: readonly Meaning[] = typedWords.map(({ alsoTyped = '', alsoFound = '', ...languages }) => {
  const words = Object.values(languages).flatMap(separated);
  const typed = new Set([...words, ...separated(alsoTyped)].map((word) => foldQuery(word).join(' ')));
  return {
    typed,
    typedWithin: [...typed].filter((word) => UNSEPARATED.test(word)),
    found: [...new Set([...words, ...separated(alsoFound)].map((word) => foldText(word).folded))],
  };
});

function separated(words: string): string[] {
  return words.split(', ').filter(Boolean);
}

/**
 * What the words of a query mean, in parts of one word or several; undefined if none means more than it says.
 *
 * @param words folded
 */
export function withSynonyms(words: readonly string[]): readonly QueryPart[] | undefined {
  const parts: QueryPart[] = [];
  for (let place = 0; place < words.length;) {
    const { part, length } = partAt(words, place);
    parts.push(part);
    place += length;
  }
  return parts.some(({ alternatives }) => alternatives.length > 0) ? parts : undefined;
}

/** The longest part that means something. */
function partAt(words: readonly string[], place: number): { part: QueryPart; length: number } {
  for (let length = Math.min(MOST_WORDS, words.length - place); length > 0; length -= 1) {
    const word = words.slice(place, place + length).join(' ');
    const alternatives = alternativesOf(word);
    if (length === 1 || alternatives.length > 0) return { part: { word, alternatives }, length };
  }
  throw new RangeError('No word is left');
}

function alternativesOf(word: string): string[] {
  const exact = meanings.filter(({ typed }) => typed.has(word));
  const meant =
    exact.length > 0
      ? exact
      : meanings.filter((each) => each.typedWithin.some((known) => word.includes(known)));
  return [...new Set(meant.flatMap(({ found }) => found))];
}
