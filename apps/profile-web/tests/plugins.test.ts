import { isDeepStrictEqual } from 'node:util';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { sampleIn, samplePage } from 'platform/sample-page';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { htmlTree, type HtmlElement } from './one-truth/html-tree.js';
import { sectionLoaders } from '@oa-profile/profile/internal/testing';
import { plugins } from '../src/plugins.js';

const origin = 'https://platform.example';
const samples = samplePage(origin);

/** The reference platform's data for a section of a plugin. */
const sampleOf = (plugin: AnyPluginSection): unknown => sampleIn('ja', plugin, origin)?.data;

/** Those whose section shows no text of the owner: numbers, or names in Latin letters. */
const wordless = ['busy-times', 'social-media'];
/** A guest's name above stars without words: nobody knows in which language it is. */
const guest = '谷中の三毛';
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The section in full and as a summary, by a page in Thai. */
async function rendered(plugin: AnyPluginSection, data: unknown): Promise<string> {
  const inThai = { language: 'th', account: { contentLanguage: 'ja' } } as const;
  const ways = [undefined, '/@komorebi/whole'].map((way) =>
    renderOnServer(plugin, { status: 'Success', data }, inThai, way),
  );
  return (await Promise.all(ways)).join('');
}

/**
 * The sample with each of its values changed, or the lists among them.
 *
 * @param unchanged types of plugins with nothing in their data that the change is about: a rule compares the sample of any
 *   other with something else
 */
function changedSample(
  plugin: AnyPluginSection,
  change: (value: unknown, key: string) => unknown,
  unchanged: readonly string[] = [],
): unknown {
  const sample: unknown = JSON.parse(JSON.stringify(sampleOf(plugin)));
  const changed: unknown = JSON.parse(JSON.stringify(sample), (key, value: unknown) => change(value, key));
  expect(isDeepStrictEqual(changed, sample)).toBe(unchanged.includes(plugin.type));
  return changed;
}

/** Those whose data have no list of items: a picture with a text, the hours of each weekday. */
const listless = ['signboard', 'busy-times'];
/** Those whose lists have no words of the owner. */
const wordlessLists = [...listless, 'social-media'];
/** Those whose data have no address. */
const linkless = ['busy-times', 'reward-card', 'reviews', 'faq'];

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
/** Read by their places: a value more or less is another meaning. */
const isTable = (list: unknown[]): boolean => typeof list[0] === 'number';
/** An entry that cannot be read may be about any day, so that the hours of all are unknown. */
const OF_ANY_DAY = /^(?:special|publicHolidays)$/;

/** An item as the `number`th of many. */
const numbered = (item: unknown, number: number): unknown =>
  JSON.parse(JSON.stringify(item), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (/^(?:id|accountId)$/.test(key)) return `${value}-${number}`;
    if (key === 'url') return `${value}?${number}`;
    return japanese.test(value) ? `${number}番 ${value}` : value;
  });

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

describe.each(sectionLoaders(plugins))('the plugin for %s', (type, load) => {
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
      changedSample(
        plugin,
        (value) => (typeof value === 'string' && japanese.test(value) ? `<b>${value}` : value),
        wordless,
      ),
    );
    expect(html).not.toMatch(/<b>/);
    const languages = new Set(markedAs(htmlTree(html)));
    expect([...languages].filter((language) => language !== 'ja' && language !== 'zh-TW')).toEqual([]);
    expect(languages.size > 0).toBe(!wordless.includes(type));
  });

  it('has all that the owner wrote in the HTML, also of a long list, so that nothing needs script', async () => {
    const plugin = await load();
    const data = changedSample(
      plugin,
      (value, key) =>
        // Of several entries for a day the last one counts.
        isList(value) && linesIn(value).length > 0 && key !== 'special'
          ? Array.from({ length: 30 }, (_, number) => numbered(value[number % value.length], number))
          : value,
      wordlessLists,
    );
    const html = await rendered(plugin, data);
    expect(linesIn(data).filter((line) => !html.includes(line.trim()))).toEqual([]);
  });

  it('shows the same if an odd item, or one that is there already, is sent in a list', async () => {
    const plugin = await load();
    const odd = changedSample(
      plugin,
      (value, key) => {
        if (!isList(value) || isTable(value)) return value;
        return OF_ANY_DAY.test(key) ? [...value, value[0]] : [null, ...value, 7, {}, value[0]];
      },
      listless,
    );
    expect(await rendered(plugin, odd)).toBe(await rendered(plugin, sampleOf(plugin)));
  });

  it('makes only http(s) links and pictures', async () => {
    const plugin = await load();
    const html = await rendered(
      plugin,
      changedSample(
        plugin,
        (value) => (typeof value === 'string' ? value.replace(/^https?:/, 'javascript:') : value),
        linkless,
      ),
    );
    expect(html).not.toMatch(/="javascript:/);
  });

  it('has nothing that a strict Content-Security-Policy would block', async () => {
    const plugin = await load();
    expect(await rendered(plugin, sampleOf(plugin))).toMatch(/<section(?!.*(?: style=|<script))/s);
  });
});
