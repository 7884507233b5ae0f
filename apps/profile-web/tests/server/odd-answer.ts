import fc from 'fast-check';

/** Unexpected JSON values. They are put into the body verbatim. */
const oddValues: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '-1',
  '0.5',
  '1e21',
  '1e999',
  '""',
  '" "',
  '"x"',
  '"0"',
  String.raw`"\ud83d half an emoji"`,
  String.raw`"\u0000\u202e\u2028"`,
  '"<script>alert(1)</script><!--"',
  '"javascript:alert(1)"',
  '"https://known.example@other.example/"',
  '"https://"',
  '"9999-12-31T23:59:59Z"',
  '"0000-01-01T00:00:00Z"',
  '"2026-02-30"',
  '"24:00"',
  '"@komorebi"',
  '"__proto__"',
  '"TWO THOUSAND WORDS"',
  '{}',
  '[]',
  '[null]',
  '[[]]',
  '{"toString":1,"valueOf":1,"toJSON":1}',
  '{"length":4294967295}',
  '{"__proto__":{"items":[]}}',
  '"FIVE THOUSAND LEVELS"',
];

/** Values that are too long to be printed when a test fails. */
const expanded: Readonly<Record<string, string>> = {
  '"TWO THOUSAND WORDS"': JSON.stringify('word '.repeat(2000)),
  '"FIVE THOUSAND LEVELS"': `${'['.repeat(5000)}${']'.repeat(5000)}`,
};

/** One change of an answer, at one of its places. */
interface Change {
  /** Index of the place, modulo the number of places. */
  place: number;
  kind: 'replace' | 'remove' | 'repeat' | 'wrap';
  value: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat(),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('replace' as const) },
    { weight: 1, arbitrary: fc.constantFrom('remove' as const, 'repeat' as const, 'wrap' as const) },
  ),
  value: fc.constantFrom(...oddValues),
});

/** Up to three changes. */
export const changes: fc.Arbitrary<Change[]> = fc.array(change, { minLength: 1, maxLength: 3 });

type Place = { parent: Record<string, unknown>; key: string };

/** Every field and item of an answer. */
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Place['parent'];
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesOf(parent[key])]);
}

/** The body of an answer with odd values in it, some of which JSON.stringify could not write. */
export function oddBody(answer: object, applied: readonly Change[]): string {
  const copy = structuredClone(answer);
  const raw: string[] = [];
  for (const { place, kind, value } of applied) {
    const places = placesOf(copy);
    const chosen = places[place % places.length];
    if (!chosen) continue;
    const { parent, key } = chosen;
    if (kind === 'remove') delete parent[key];
    else if (kind === 'wrap') parent[key] = [parent[key]];
    else if (kind === 'repeat' && Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
    else parent[key] = `raw ${raw.push(expanded[value] ?? value) - 1}`;
  }
  return JSON.stringify(copy).replace(/"raw (\d+)"/g, (_, index: string) => raw[Number(index)] ?? 'null');
}
