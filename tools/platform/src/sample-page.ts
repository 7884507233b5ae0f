import type { PageSection } from '@oa-profile/api-client';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { withAbsoluteAddresses } from './profile-api/absolute-addresses.js';
import { translate } from './profile-api/translate.js';
import type { AccountSeed, SeededAccount, SeedLanguage, Translated } from './seeds/account-seed.js';
import { baanrimnam, komorebi, melati, shanlan } from './seeds/account-seeds.js';
import { withLongTexts } from './seeds/long-names.js';
import { contentKeyOf, seededData } from './seeds/seeded-data.js';

/** Items in a page of a long list. */
const PAGE_SIZE = 6;

/**
 * The sections of the account that has everything, as the platform sends them to a new visitor. For stories, which run
 * without a platform: this needs neither Node nor a database.
 *
 * @param publicUrl where the platform's artwork is served
 */
export function samplePage(publicUrl: string): PageSection[] {
  const { page, sections = [] } = komorebi;
  return sections.map((type) => {
    const data = seededData(type, page.original);
    return data === undefined
      ? { type, id: type, pageId: 'home' }
      : { type, id: type, data: withAbsoluteAddresses(data, publicUrl) };
  });
}

/** The response for a section of {@link samplePage} with its own endpoint, by the requested path. */
export function sampleAnswer(path: string, publicUrl: string): unknown {
  const [, type] = /\/plugin\/([^/]+)\/[^/]+$/.exec(path) ?? [];
  const content = path.endsWith('/recommendation')
    ? recommendation()
    : type && subPageOf(komorebi, type)?.original;
  return content && withAbsoluteAddresses(content, publicUrl);
}

/** What an account's sub-page plugin shows at first to a visitor who has done nothing here yet. */
export function subPageOf({ subPages = [] }: AccountSeed, type: string): Translated<object> | undefined {
  const content = subPages.find((subPage) => subPage.type === type)?.content;
  const original = content && { ...paged(content.original), ...(type === 'SHOPCARD' && { points: 0 }) };
  return original && { ...content, original };
}

/** The first page of a list. */
export function paged(content: object): object {
  const { items } = content as { items?: readonly unknown[] };
  if (!items || items.length <= PAGE_SIZE) return content;
  return { ...content, items: items.slice(0, PAGE_SIZE), nextCursor: String(PAGE_SIZE) };
}

function recommendation(): object {
  const accounts = [baanrimnam, shanlan].map(({ page }) => {
    const { accountId, basicSearchId, name, badge, icon, category, contentLanguage } = page.original.account;
    return { accountId, searchId: basicSearchId, name, badge, icon, category, contentLanguage };
  });
  return { accounts, items: komorebi.recommendation?.original.items ?? [] };
}

/** Accounts that write different languages, that which has everything first. */
const writers = [komorebi, shanlan, baanrimnam, melati];

/** A section of {@link sampleIn}, and what it needs to know of its account. */
export interface Sample {
  data: unknown;
  account: Pick<
    SeededAccount,
    'name' | 'contentLanguage' | 'countryCode' | 'currency' | 'timeZone' | 'businessType'
  >;
}

/**
 * A section of an account that writes a language, else of one that translates it, else in English; undefined if no
 * account has such a section. For stories, as {@link samplePage}.
 *
 * @param language BCP 47
 * @param publicUrl where the platform's artwork is served
 */
export function sampleIn(
  language: string,
  plugin: Pick<AnyPluginSection, 'type' | 'source'>,
  publicUrl: string,
): Sample | undefined {
  const samples = writers.flatMap((seed) => {
    const content = contentOf(seed, plugin);
    if (!content) return [];
    const own = seed.page.original.account.contentLanguage;
    const { value, language: spoken } = translate(content, own, language);
    const { name, countryCode, currency, timeZone, businessType } = translate(seed.page, own, spoken).value
      .account;
    const account = { name, contentLanguage: spoken, countryCode, currency, timeZone, businessType };
    return [{ own, spoken, data: withAbsoluteAddresses(value, publicUrl), account }];
  });
  const { data, account } =
    samples.find(({ own }) => own === language) ??
    samples.find(({ spoken }) => spoken === language) ??
    samples[0] ??
    {};
  return account && { data, account };
}

/** A section of the account that has everything, with texts too long for any layout. */
export const longSampleOf = (plugin: Pick<AnyPluginSection, 'type' | 'source'>, publicUrl: string): unknown =>
  withAbsoluteAddresses(withLongTexts(sampleIn('ja', plugin, publicUrl)?.data), publicUrl);

/** What an account says in a section, in its languages. */
function contentOf(
  seed: AccountSeed,
  { type, source }: Pick<AnyPluginSection, 'type' | 'source'>,
): Translated<object> | undefined {
  const { page, recommendation: recommended } = seed;
  if (source.kind === 'sub-page') return subPageOf(seed, source.type);
  if (source.kind === 'recommendation')
    return recommended?.original.items.length ? { ...recommended, original: recommendation() } : undefined;
  const original = seededData(type, page.original) as object | undefined;
  if (!original) return undefined;
  const translations: NonNullable<Translated<object>['translations']> = {};
  for (const [language, translation] of Object.entries(page.translations ?? {})) {
    const texts = translation[contentKeyOf(type)] as object | undefined;
    if (texts) translations[language as SeedLanguage] = texts;
  }
  return { original, translations };
}
