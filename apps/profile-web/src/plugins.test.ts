import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { sampleIn, samplePage } from 'platform/sample-page';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { htmlTree, type HtmlElement } from './one-truth/html-tree.js';
import { plugins } from './plugins.js';

const origin = 'https://platform.example';
const samples = samplePage(origin);

/** The reference platform's data for a section of a plugin. */
const sampleOf = (plugin: AnyProfilePlugin): unknown => sampleIn('ja', plugin, origin)?.data;

/** Those whose section shows no text of the owner: numbers, or names in Latin letters. */
const wordless = ['busy-times', 'social-media'];
/** A guest's name above stars without words: nobody knows in which language it is. */
const guest = '谷中の三毛';
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The section in full and as a summary, by a page in Thai. */
async function rendered(plugin: AnyProfilePlugin, data: unknown): Promise<string> {
  const inThai = { language: 'th', account: { contentLanguage: 'ja' } } as const;
  const ways = [undefined, '/@komorebi/whole'].map((way) =>
    renderOnServer(plugin, { status: 'Success', data }, inThai, way),
  );
  return (await Promise.all(ways)).join('');
}

/** The sample with each text of the owner changed. */
const withTexts = (plugin: AnyProfilePlugin, change: (text: string) => string): unknown =>
  JSON.parse(JSON.stringify(sampleOf(plugin)), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );

interface Item {
  id?: string;
}

/** The sample with each list of items that have ids changed. */
const withLists = (plugin: AnyProfilePlugin, change: (items: Item[]) => unknown[]): unknown =>
  JSON.parse(JSON.stringify(sampleOf(plugin)), (_, value: unknown) =>
    Array.isArray(value) && (value as Item[])[0]?.id !== undefined ? change(value as Item[]) : value,
  );

/** What is said in no words, only in the item's own view, or not any more. */
const UNSAID = /^(?:alt|drawEntry|special)$/;

/** The lines that the owner wrote in Japanese. */
function linesIn(data: unknown): string[] {
  if (typeof data === 'string') return data.split('\n').filter((line) => japanese.test(line));
  return Object.entries(data ?? {}).flatMap(([key, value]) => (UNSAID.test(key) ? [] : linesIn(value)));
}

/** The languages in which an element's Japanese texts are marked; undefined for one that is in none. */
function markedAs({ children }: HtmlElement, language?: string): (string | undefined)[] {
  return children.flatMap((child) => {
    if (typeof child === 'string') return japanese.test(child) && !child.endsWith(guest) ? [language] : [];
    return markedAs(child, child.attributes['lang'] ?? language);
  });
}

describe.each(Object.entries(plugins))('the plugin for %s', (type, load) => {
  it('is loaded under its own type', async () => {
    expect((await load()).type).toBe(type);
  });

  it('leaves parsed data unchanged when they are parsed again, since data can pass its schema twice', async () => {
    const plugin = await load();
    const once: unknown = parse(plugin.schema, sampleOf(plugin));
    expect(parse(plugin.schema, once)).toEqual(once);
    expect(parse(plugin.schema, JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is placed on a page of the reference platform', () => {
    expect(samples.map((section) => section.type)).toContain(type);
  });

  it('shows what an owner wrote as text, marked with its language', async () => {
    const plugin = await load();
    const html = await rendered(
      plugin,
      withTexts(plugin, (text) => (japanese.test(text) ? `<b>${text}` : text)),
    );
    expect(html).not.toMatch(/<b>/);
    const languages = new Set(markedAs(htmlTree(html)));
    expect([...languages].filter((language) => language !== 'ja' && language !== 'zh-TW')).toEqual([]);
    expect(languages.size > 0).toBe(!wordless.includes(type));
  });

  it('has all that the owner wrote in the HTML, also of a long list, so that nothing needs script', async () => {
    const plugin = await load();
    const data = withLists(plugin, (items) =>
      Array.from({ length: 30 }, (_, number) => {
        const item = items[number % items.length] as Item;
        const texts = JSON.stringify(item, (_, value: unknown) =>
          typeof value === 'string' && japanese.test(value) ? `${number}番 ${value}` : value,
        );
        return { ...(JSON.parse(texts) as Item), id: `${item.id}-${number}` };
      }),
    );
    const html = await rendered(plugin, data);
    expect(linesIn(data).filter((line) => !html.includes(line.trim()))).toEqual([]);
  });

  it('shows the same if an odd item, or one that is there already, is sent in a list', async () => {
    const plugin = await load();
    const odd = withLists(plugin, (items) => [null, ...items, 7, {}, items[0]]);
    expect(await rendered(plugin, odd)).toBe(await rendered(plugin, sampleOf(plugin)));
  });

  it('makes only http(s) links and pictures', async () => {
    const plugin = await load();
    const html = await rendered(
      plugin,
      withTexts(plugin, (text) => text.replace(/^https?:/, 'javascript:')),
    );
    expect(html).not.toMatch(/="javascript:/);
  });

  it('has nothing that a strict Content-Security-Policy would block', async () => {
    const plugin = await load();
    expect(await rendered(plugin, sampleOf(plugin))).toMatch(/<section(?!.*(?: style=|<script))/s);
  });
});
