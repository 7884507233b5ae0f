import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Data in a script element: nothing in it can end the element or be read as markup. */
export const dataElement = (type: string, id: string | undefined, value: unknown): HtmlEscapedString =>
  jsonElement(type, id, JSON.stringify(value));

/** The same of data that are JSON already. */
export function jsonElement(type: string, id: string | undefined, json: string): HtmlEscapedString {
  return raw(`<script type="${type}"${id ? ` id="${id}"` : ''}>${escapeJson(json)}</script>`);
}

/** JSON for an element: the same data, without characters that have a meaning in HTML. */
export function escapeJson(json: string): string {
  return json.replace(/[<>&]/g, (character) => escapes[character] ?? character);
}

/** Looked up: a text can be made of nothing else, and to compute each takes three times as long. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
};

/** Text of a template without promises in it. */
export const textOf = (template: HtmlEscapedString | Promise<HtmlEscapedString>): string =>
  (template as HtmlEscapedString).toString();
