import { parseSync, type Plugin } from 'vite';

/** What is used here of a syntax tree: nodes with their places, and whatever they contain. */
interface Node {
  type: string;
  start: number;
  properties?: Node[];
}

const NOTHING = '...null, ';

/**
 * Lets objects that begin with the fields of another one have one hidden class on Node 20. Its V8 makes a class for each
 * such object, `{ ...one, more }`: that takes microseconds, and whoever reads the object cannot remember where its fields
 * are. `{ ...null, ...one, more }` is the same object without that. Newer versions of Node need no such help.
 */
export const steadyShapes = (): Plugin => ({
  name: 'steady-shapes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // Not earlier: what optimises chunks would take it away.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = withSteadyShapes(file.code);
  },
});

/** Code that does the same, in which no object begins with the fields of another one. */
export function withSteadyShapes(code: string): string {
  return beginnings(parseSync('module.js', code).program)
    .toSorted((one, other) => other - one)
    .reduce((text, place) => `${text.slice(0, place)}${NOTHING}${text.slice(place)}`, code);
}

/** Where objects begin with another one's fields, and go on. */
function beginnings(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(beginnings);
  if (!isNode(value)) return [];
  const below = Object.values(value).flatMap(beginnings);
  const [first, next] = value.type === 'ObjectExpression' ? (value.properties ?? []) : [];
  return next && first?.type === 'SpreadElement' ? [first.start, ...below] : below;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
