import { facilities, healthAndSafetyMeasures, paymentMethods } from '@oa-profile/api-client/internal/schemas';
import { commonTexts, cachedFormatters, languages, type Language } from '@oa-profile/i18n';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { loadTranslate, renderOnServer, storyContext } from '@oa-profile/plugin-sdk/testing';
import { searchOf } from '@oa-profile/plugin-search/internal/testing';
import { createScene } from '@oa-profile/profile/testing';
import { sectionLoaders } from '@oa-profile/profile/internal/testing';
import { sampleIn } from 'platform/sample-page';
import { describe, expect, it } from 'vitest';
import { plugins } from '../src/plugins.js';

const origin = 'https://platform.example';

/** The sample of a section, with everything that the page has words of its own for. */
function dataOf(plugin: AnyPluginSection): unknown {
  const data = sampleIn('ja', plugin, origin)?.data as object;
  return plugin.type === 'basic-info'
    ? { ...data, facilities, paymentMethods, healthAndSafety: healthAndSafetyMeasures, seats: 24 }
    : data;
}

/** Texts that a section shows and the search does not find: the beginnings of their keys, and why. */
interface NotFound {
  why: string;
  keys: readonly string[];
}

const inAll: readonly NotFound[] = [
  { why: 'names an act instead of what there is', keys: ['common.', 'showMore', 'showAll', 'showToStaff'] },
  { why: 'says in which language a text is, which is found', keys: ['translation.'] },
];

const hours: readonly NotFound[] = [
  { why: 'changes with the clock, and stands on the first screen', keys: ['status.', 'closes.', 'opens.'] },
  {
    why: 'is about a date instead of a weekday',
    keys: ['hours.today', 'hours.later', 'hours.addToCalendar'],
  },
  { why: 'is the heading of a column', keys: ['hours.day'] },
];

const inOne: Readonly<Record<string, readonly NotFound[]>> = {
  'basic-info': [...hours, { why: 'names an act', keys: ['address.copy', 'address.map', 'address.driver'] }],
  delivery: hours,
  takeout: hours,
  coupon: [{ why: 'is a date', keys: ['period.', 'state.'] }],
  'busy-times': [
    {
      why: 'is a number by the hour, found by the title of the section',
      keys: ['usual.', 'live', 'level.', 'days', 'now', 'day.', 'table', 'legend.'],
    },
  ],
  'reward-card': [
    { why: 'depends on the visitor', keys: ['lead.', 'rewards.left', 'rewards.reached', 'stamps'] },
  ],
  membership: [{ why: 'names an act', keys: ['join', 'open'] }],
  reviews: [
    { why: 'is about the section itself', keys: ['ending', 'ended', 'readMore', 'readLess'] },
    { why: 'counts stars, for those who do not see the bars', keys: ['distribution.', 'stars'] },
  ],
  'mall-recommendations': [{ why: 'is the heading of a list whose items are found', keys: ['accounts'] }],
  faq: [{ why: 'is a date, or names an act', keys: ['updated', 'copyLink'] }],
};

/** What of the markup is not searched: dates, which are the head of a row of hours, too, and what is only drawn. */
const SKIPPED = /^(?:time|svg|h2|legend|th id\b.*|.* aria-hidden="true".*)$/;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The texts between tags that have a word in them. */
function textsOf(html: string): string[] {
  const texts: string[] = [];
  // How deep the walk is in elements that are skipped.
  let skipped = 0;
  for (const part of html.replaceAll('<!-- -->', '').split('<').slice(1)) {
    const [tag = '', text = ''] = part.split('>', 2);
    if (tag.startsWith('/')) skipped = Math.max(0, skipped - 1);
    else if (!VOID.test(tag) && (skipped > 0 || SKIPPED.test(tag.replace(/ .*/, '')) || SKIPPED.test(tag)))
      skipped += 1;
    if (skipped === 0)
      texts.push(text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? ''));
  }
  return texts.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
}

const VOID = /^(?:img|br|input|wbr|link|meta)\b|\/$/;

/** Recognises the texts of the keys, whatever is in their placeholders. */
async function isKept(plugin: AnyPluginSection, language: Language): Promise<(text: string) => boolean> {
  const keys = [...inAll, ...(inOne[plugin.type] ?? [])].flatMap((each) => each.keys);
  const dictionaries = await Promise.all([commonTexts, plugin.texts].map(({ load }) => load(language)));
  const patterns = dictionaries
    .flatMap((dictionary) => Object.entries(dictionary))
    .filter(([key]) => keys.some((start) => key.startsWith(start)))
    .map(([, text]) =>
      text
        .split(/\{\{\w+\}\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.+'),
    );
  // The hours have them; a graph of each day does not add to that.
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => cachedFormatters(language, 'UTC').weekday(day));
  const whole = new RegExp(`^(?:· )?(?:${[...patterns, ...days].join('|')})$`, 'u');
  return (text) => whole.test(text);
}

describe.each(sectionLoaders(plugins))('the search finds all that %s shows', (type, load) => {
  it.each(languages)('in %s', async (language) => {
    const plugin = await load();
    const data = dataOf(plugin);
    const t = (await loadTranslate(plugin.texts, language)) as (key: string) => string;
    const scene = createScene({
      plugins,
      account: { name: '木漏れ日珈琲', businessType: 'cafe' },
      sections: [{ type, id: type, pageId: 'home', data }],
      page: { outline: [{ id: type, type, title: t('title'), highlights: [] }] },
    });
    const search = await searchOf(scene, language, storyContext().now);
    const html = await renderOnServer(plugin, { status: 'Success', data }, { language });
    const texts = textsOf(html);
    expect(texts).not.toEqual([]);
    const isException = await isKept(plugin, language);
    expect(texts.filter((text) => !isException(text) && search(text).length === 0)).toEqual([]);
    expect(search(t('title'))).toContain(t('title'));
  });
});
