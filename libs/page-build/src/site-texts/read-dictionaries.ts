import { type ESTree, parseSync, Visitor } from 'vite';
import { nameOf, partsOf, textOf, withoutTypes } from '../written-code.js';

/** Texts that a module declares by `defineTexts`. */
export interface DefinedTexts {
  namespace: string;
  /** By language: where the dictionary is; absent where a loader does something else. */
  dictionaries: ReadonlyMap<string, DictionaryPlace>;
  /** Where another loader can be written. */
  start: number;
}

/** Where a dictionary is: in a module, by the name that it exports, or among the code itself. */
export type DictionaryPlace = { source: string; name: string } | WrittenTexts;

/** Texts, and where in their code they are written. */
export interface WrittenTexts {
  texts: Readonly<Record<string, string>>;
  start: number;
  end: number;
}

/** Whether a module may declare texts: only then it is read. */
export const mayDefineTexts = (code: string): boolean =>
  code.includes('defineTexts') && code.includes('import');

/**
 * Reads which texts a module declares. A dictionary is found where its loader imports a module, as in
 * `() => import('./en.js').then(({ en }) => en)`, and where it is written itself.
 *
 * @param file its name, which ends as its language does
 */
export function readDefinedTexts(code: string, file: string): DefinedTexts[] {
  const { program } = parseSync(file, code);
  const names = new Set<string>();
  new Visitor({
    ImportSpecifier({ imported, local }) {
      if (nameOf(imported) === 'defineTexts') names.add(local.name);
    },
  }).visit(program);
  const found: DefinedTexts[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== 'Identifier' || !names.has(callee.name)) return;
      const namespace = textOf(first);
      const loaders = second && withoutTypes(second);
      if (namespace === undefined || loaders?.type !== 'ObjectExpression') return;
      const dictionaries = new Map<string, DictionaryPlace>();
      for (const [language, loader] of partsOf(loaders)) {
        const place = placeOf(loader);
        if (place) dictionaries.set(language, place);
      }
      found.push({ namespace, dictionaries, start: loaders.start + 1 });
    },
  }).visit(program);
  return found;
}

function placeOf(loader: ESTree.Node): DictionaryPlace | undefined {
  let source: string | undefined;
  let name: string | undefined;
  let written: WrittenTexts | undefined;
  new Visitor({
    ImportExpression(node) {
      source = textOf(node.source);
    },
    // `({ en }) => en`, or `(module) => module.en`
    ObjectPattern({ properties: [first] }) {
      if (first?.type === 'Property') name = nameOf(first.key);
    },
    ArrowFunctionExpression({ body }) {
      if (body.type === 'MemberExpression') name = nameOf(body.property);
    },
    ObjectExpression(node) {
      written ??= writtenTexts(node);
    },
  }).visit({ type: 'Program', body: [loader], start: 0, end: 0 } as unknown as ESTree.Program);
  return source === undefined ? written : { source, name: name ?? 'default' };
}

/**
 * Reads a dictionary that a module exports.
 *
 * @param name of the export
 * @returns undefined if it is not an object of texts that is written there
 */
export function readDictionary(code: string, file: string, name: string): WrittenTexts | undefined {
  if (file.endsWith('.json'))
    return { texts: JSON.parse(code) as Record<string, string>, start: 0, end: code.length };
  const objects = new Map<string, WrittenTexts>();
  let local = name;
  let itself: WrittenTexts | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      const texts = init && writtenTexts(withoutTypes(init));
      if (id.type === 'Identifier' && texts) objects.set(id.name, texts);
    },
    ExportSpecifier({ exported, local: inside }) {
      if (nameOf(exported) === name) local = nameOf(inside) ?? name;
    },
    ExportDefaultDeclaration({ declaration }) {
      if (name !== 'default') return;
      const value = withoutTypes(declaration);
      if (value.type === 'Identifier') local = value.name;
      itself = writtenTexts(value);
    },
  }).visit(parseSync(file, code).program);
  return itself ?? objects.get(local);
}

/** An object whose keys and texts are all written there. */
function writtenTexts(node: ESTree.Node): WrittenTexts | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const { properties, start, end } = node;
  const entries = properties.map((part) =>
    part.type === 'Property' && !part.computed ? [nameOf(part.key), textOf(part.value)] : [],
  );
  if (entries.some(([key, text]) => key === undefined || text === undefined)) return undefined;
  return { texts: Object.fromEntries(entries) as Record<string, string>, start, end };
}
