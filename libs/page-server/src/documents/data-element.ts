import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Data in a script element: nothing in it can end the element or be read as markup. */
export function dataElement(type: string, id: string | undefined, value: unknown): HtmlEscapedString {
  return raw(
    `<script type="${type}"${id ? ` id="${id}"` : ''}>${escapeJson(JSON.stringify(value))}</script>`,
  );
}

/** JSON for an element: the same data, without characters that have a meaning in HTML. */
export function escapeJson(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Text of a template without promises in it. */
export const textOf = (template: HtmlEscapedString | Promise<HtmlEscapedString>): string =>
  (template as HtmlEscapedString).toString();
