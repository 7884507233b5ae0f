/** How many accounts the API has. */
export const ACCOUNTS = 20_000;

/** What a request asks for. */
export interface Wanted {
  kind: Kind;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Milliseconds after which the visitor gives up; undefined for those who wait. */
  patience: number | undefined;
}

/** Kinds of requests, each with its share of all. */
const shares = {
  page: 0.5,
  key: 0.12,
  view: 0.16,
  file: 0.08,
  missing: 0.08,
  health: 0.06,
};
export type Kind = keyof typeof shares;

/** Languages of visitors, each with its share. */
const languages = { ja: 0.3, th: 0.2, 'zh-TW': 0.2, en: 0.1, id: 0.1, ko: 0.1 };
const views = ['place', 'reservation', 'coupon', 'showcase', 'media-feed', 'faq'];
const files = ['contact.vcf', 'qr.svg', 'manifest.webmanifest'];
const encodings = { br: 0.5, gzip: 0.45, identity: 0.05 };

/** One in so many visitors gives up. */
const GIVES_UP = 50;
const LONGEST_PATIENCE_MS = 300;

/** How often the accounts are asked for, by Zipf's law: the tenth a tenth as often as the first. Sums up to each. */
const sums: number[] = [];
let sum = 0;
for (let rank = 1; rank <= ACCOUNTS; rank += 1) sums.push((sum += 1 / rank));

/**
 * Creates a source of requests as a day brings them, the same ones each time.
 *
 * @param random numbers from 0 to 1
 */
export function createMix(random: () => number): () => Wanted {
  let keys = 0;
  function among<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    let left = random();
    const names = Object.keys(weights) as Name[];
    return names.find((name) => (left -= weights[name]) < 0) ?? (names[0] as Name);
  }
  const oneOf = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  function account(): string {
    const wanted = random() * sum;
    let [low, high] = [0, ACCOUNTS - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return `@a${low}`;
  }
  const paths: Readonly<Record<Kind, () => string>> = {
    page: () => `/${account()}?lang=${among(languages)}`,
    key: () => `/${account()}?lang=${among(languages)}&key=k${(keys += 1)}`,
    view: () => `/${account()}/${oneOf(views)}?lang=${among(languages)}`,
    file: () => `/${account()}/${oneOf(files)}?lang=${among(languages)}`,
    missing: () => `/@nobody${Math.floor(random() * 1e9)}?lang=${among(languages)}`,
    health: () => '/healthz',
  };
  return () => {
    const kind = among(shares);
    return {
      kind,
      path: paths[kind](),
      headers: { 'accept-encoding': among(encodings) },
      patience: random() * GIVES_UP < 1 ? random() * LONGEST_PATIENCE_MS : undefined,
    };
  };
}

/** Numbers from 0 to 1 that look like chance, the same ones for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
