/** Words in Latin letters of a folded text. */
const WORDS = /[\p{sc=Latn}\d]+/gu;

/** Longer ones are no words, and no root is shorter. */
const MOST_LETTERS = 30;
const FEWEST_LETTERS = 3;

/**
 * What remains of an Indonesian word without its prefix. Some prefixes take the first letter of the root with them, so
 * each says what may have been there: 'memesan' is from 'pesan', 'membayar' from 'bayar'.
 */
const PREFIXES: readonly (readonly [prefix: RegExp, first: string])[] = [
  [/^(?:me|pe|ber|ter|di|se|ke)/, ''],
  [/^[mp]em/, ''],
  [/^[mp]em/, 'p'],
  [/^[mp]en/, ''],
  [/^[mp]en/, 't'],
  [/^[mp]eng/, ''],
  [/^[mp]eng/, 'k'],
  [/^[mp]eny/, 's'],
];

/** The stem of an English word: 'parks', 'parked' and 'parking' have the same one. */
function englishStem(word: string): string {
  const singular = word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');
  const root = singular.replace(/(?:ing|ed|ment)$/, '');
  const stem = root.length >= FEWEST_LETTERS && /[aeiouy]/.test(root) ? root : singular;
  return stem
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i');
}

/** The words that an Indonesian one may be made of: 'parkir' of 'parkirnya', 'pesan' of 'memesan' and 'pesanan'. */
function indonesianRoots(word: string): string[] {
  const bare = word.replace(/(?:nya|lah|kah)$/, '');
  const whole = [bare, bare.replace(/(?:kan|an)$/, '')];
  const roots = whole.flatMap((each) =>
    PREFIXES.flatMap(([prefix, first]) => (prefix.test(each) ? each.replace(prefix, first) : [])),
  );
  return [...whole, ...roots].filter((root) => root.length > FEWEST_LETTERS);
}

/**
 * By what a word is known: two forms of one word have something of this in common. A rough measure for English and
 * Indonesian, whose words have endings; those of the other languages are found within others. It finds too much rather
 * than too little, so what it finds comes after what has the very word.
 */
export function formsOf(word: string): string[] {
  if (word.length < FEWEST_LETTERS || word.length > MOST_LETTERS || word.replace(WORDS, '') !== '') return [];
  return [...new Set([word, englishStem(word), ...indonesianRoots(word)])];
}

/** Where the words of a folded text are, by their forms. */
export function formsIn(folded: string): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const { 0: word, index } of folded.matchAll(WORDS))
    for (const form of formsOf(word)) {
      const known = places.get(form);
      if (known) known.push(index);
      else places.set(form, [index]);
    }
  return places;
}

/** The length of the word that begins at a place of a folded text. */
export const wordLength = (folded: string, place: number): number =>
  [...folded.slice(place, place + MOST_LETTERS).matchAll(WORDS)][0]?.[0].length ?? 0;

/** Words with which people ask, and which say nothing of what they look for. */
const ASKING = new Set(
  (
    'a an and any are at can could do does for from get have how i if in is it may me much my of on or please shall ' +
    'should some that the their there they this time to us want was we what when where which who will with would ' +
    'you your ada adakah apa apakah atau bagaimana berapa bisa boleh bolehkah dalam dan dapat dari dengan di ' +
    'dimana gimana ini itu kah kalian kamu kapan ke kita mana mau mohon pada punya saja saya siapa tolong untuk yang'
  ).split(' '),
);

/** Whether all words of a part of a query only ask. */
export const onlyAsks = (part: string): boolean => part.split(' ').every((word) => ASKING.has(word));
