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

/** The section as a summary and in full, by a page in Thai; of the owner's data, each text is changed. */
async function rendered(plugin: AnyProfilePlugin, change: (text: string) => string): Promise<string> {
  const data: unknown = JSON.parse(JSON.stringify(sampleOf(plugin)), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  );
  const inThai = { language: 'th', account: { contentLanguage: 'ja' } } as const;
  const ways = [undefined, '/@komorebi/whole'].map((way) =>
    renderOnServer(plugin, { status: 'Success', data }, inThai, way),
  );
  return (await Promise.all(ways)).join('');
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
    const html = await rendered(await load(), (text) => (japanese.test(text) ? `<b>${text}` : text));
    expect(html).not.toMatch(/<b>/);
    const languages = new Set(markedAs(htmlTree(html)));
    expect([...languages].filter((language) => language !== 'ja' && language !== 'zh-TW')).toEqual([]);
    expect(languages.size > 0).toBe(!wordless.includes(type));
  });

  it('makes only http(s) links and pictures', async () => {
    const html = await rendered(await load(), (text) => text.replace(/^https?:/, 'javascript:'));
    expect(html).not.toMatch(/="javascript:/);
  });

  it('has nothing that a strict Content-Security-Policy would block', async () => {
    expect(await rendered(await load(), String)).toMatch(/<section(?!.*(?: style=|<script))/s);
  });
});
