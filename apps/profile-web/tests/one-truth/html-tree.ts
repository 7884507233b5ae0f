export interface HtmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (HtmlElement | string)[];
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Whose content is text up to its end tag. */
const RAW = /^(?:script|style)$/;
const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][a-z0-9]*)>|<([a-zA-Z][a-zA-Z0-9]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gy;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};
const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (_, name: string) => {
    const character = entities[name];
    if (character === undefined) throw new Error(`There is an unknown entity: ${name}`);
    return character;
  });

/** Reads a document as the server writes it. Anything that is not well-formed is an error. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { name: '#document', attributes: {}, children: [] };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const start = TOKEN.lastIndex;
    const [token, ended, begun, attributes = ''] = TOKEN.exec(html) ?? [];
    const parent = open.at(-1);
    if (token === undefined || !parent) throw new Error(`This is not HTML: ${html.slice(start, start + 80)}`);
    if (ended) {
      if (parent.name !== ended.toLowerCase()) throw new Error(`</${ended}> ends <${parent.name}>.`);
      open.pop();
    } else if (begun) {
      const element = { name: begun.toLowerCase(), attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (RAW.test(element.name)) {
        const end = html.indexOf(`</${element.name}>`, TOKEN.lastIndex);
        (element.children as string[]).push(html.slice(TOKEN.lastIndex, end));
        TOKEN.lastIndex = end + element.name.length + 3;
      } else if (!VOID.test(element.name)) open.push(element);
    } else if (!token.startsWith('<')) parent.children.push(decoded(token));
  }
  return root;
}

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );

/** Elements of a name in an element, at any depth, with the wanted values of attributes. */
export function findAll(
  { children }: HtmlElement,
  name: string,
  wanted: Readonly<Record<string, string>> = {},
): HtmlElement[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const fits =
      child.name === name &&
      Object.entries(wanted).every(([attribute, value]) => child.attributes[attribute] === value);
    return [...(fits ? [child] : []), ...findAll(child, name, wanted)];
  });
}

/** The text of an element, with one kind of space. */
export const textOf = (element: HtmlElement): string => flat(element).replace(/\s+/g, ' ').trim();

const flat = ({ name, children }: HtmlElement): string =>
  /^(?:script|style|svg)$/.test(name)
    ? ''
    : children
        .map((child) => (typeof child === 'string' ? child : flat(child)))
        .join('')
        .replace(/[\u2060\u200b]/g, '') + (/^(?:span|strong|b|a|em|wbr)$/.test(name) ? '' : ' ');
