import { parseSync, type Plugin } from 'vite';

/** What is used here of a syntax tree: nodes with their places, and whatever they contain. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

const MARK = '/* @__PURE__ */ ';

/**
 * Marks the calls that make a module's constants as free of side effects, so that every bundler leaves out the constants
 * that nobody uses. For packages whose constants are data that functions make, such as schemas: without the mark one list
 * of words brings all schemas of its module along, and what they need.
 */
export const pureCalls = (): Plugin => ({
  name: 'pure-calls',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) => (/\.ts$/.test(id) ? { code: withMarks(code), map: null } : undefined),
});

/** The code of a module, with a mark before each call that its constants are made with. */
export function withMarks(code: string): string {
  const { body } = parseSync('module.js', code).program as unknown as { body: Node[] };
  const places = body.flatMap((statement) => {
    const declaration = (statement['declaration'] ?? statement) as Node | null;
    return declaration?.type === 'VariableDeclaration' ? callsIn(declaration) : [];
  });
  return places
    .toSorted((one, other) => other - one)
    .reduce((text, place) => `${text.slice(0, place)}${MARK}${text.slice(place)}`, code);
}

/** Where calls begin that run with the module: not those in functions. */
function callsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(callsIn);
  if (!isNode(value) || /Function/.test(value.type)) return [];
  const below = Object.values(value).flatMap(callsIn);
  return /^(Call|New)Expression$/.test(value.type) ? [value.start, ...below] : below;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
