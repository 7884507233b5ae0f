import type { ESTree } from 'vite';

/** A part of a module's code, and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Code with edits in it. From its end, so that the places of those before stay what they are. */
export const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);

/** What an object has whose names are written there. */
export function partsOf({ properties }: ESTree.ObjectExpression): Map<string, ESTree.Node> {
  return new Map(
    properties.flatMap((part) => {
      const name = part.type === 'Property' && !part.computed ? nameOf(part.key) : undefined;
      return part.type === 'Property' && name !== undefined ? [[name, part.value]] : [];
    }),
  );
}

/** A name that is written there, in quotes or without. */
export const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : textOf(node);

/** A text that is written there, in quotes of any kind: minifiers write them all as templates. */
export function textOf(node: ESTree.Node | undefined): string | undefined {
  const code = node && withoutTypes(node);
  if (code?.type === 'Literal') return typeof code.value === 'string' ? code.value : undefined;
  const [text, ...others] = code?.type === 'TemplateLiteral' ? code.quasis : [];
  return others.length === 0 ? (text?.value.cooked ?? undefined) : undefined;
}

/** An expression without what TypeScript says of it. */
export function withoutTypes(node: ESTree.Node): ESTree.Node {
  const isTyped = node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression';
  return isTyped ? withoutTypes(node.expression) : node;
}
