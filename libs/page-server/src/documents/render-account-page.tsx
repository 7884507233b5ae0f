import type { Account, AccountPage, PageSection } from '@oa-profile/api-client';
import { offsetZone } from '@oa-profile/business-hours/internal';
import {
  contactOf,
  type PageState,
  type ProfileServices,
  type SectionOutline,
  viewName,
  viewPath,
} from '@oa-profile/plugin-sdk/page';
import {
  allSections,
  infoSectionOf,
  linkQuery,
  type PageTab,
  type View,
  type ViewKinds,
} from '@oa-profile/plugin-sdk/internal';
import { hasEnded } from '@oa-profile/plugin-sdk';
import { createWebBridge } from '@oa-profile/host-bridge';
import type { Language } from '@oa-profile/i18n';
import type { InitialData, PageData } from '@oa-profile/page-start/document';
import { createProfileStore, describeView, isReachable, openCaches, ProfileApp } from '@oa-profile/profile';
import { servedFilesOf, askedOf } from '@oa-profile/profile/internal';
import { profileUrl, searchIdOf } from '../files/account-file.js';
import type { CompletePage } from '../pages/page-source.js';
import { alternatesOf } from '../requests/addresses.js';
import { appLinksOf } from '../requests/app-links.js';
import type { ServerConfig } from '../requests/config.js';
import { accountPath } from '../requests/page-address.js';
import { requestedLanguage, type AccountVisit, type Visit } from '../requests/visit.js';
import { structuredData } from '../structured-data/structured-data.js';
import { renderDocument, type PageDocument } from './document.js';
import { inlineStyleOf } from './inline-style.js';
import { outlineOnce } from './outline-once.js';
import type { PageAssets } from './page-assets.js';
import { renderMarkup } from './render-markup.js';
import { loadedCodeOf } from './server-texts.js';
import { previewImage } from './share-image.js';
import type { Site } from './site.js';
import { startTexts } from './start-texts.js';

/** A rendered page. The security policy must name the hash of its document's style. */
export interface RenderedPage {
  document: PageDocument;
  /** Whether rendering waited for code, which should happen only to the first page in a language. */
  waited: boolean;
}

export interface AccountPageInput {
  visit: AccountVisit;
  view: View;
  language: Language;
  /** With the section data that could be loaded. */
  answer: CompletePage;
  config: ServerConfig;
  assets: PageAssets;
  site: Site;
  now: Date;
  /** Called with the error of a section that throws; the page does without that section. */
  onError: (error: unknown) => void;
}

/**
 * Renders the page of an account, or a view of it; undefined if the account has no such view. Nothing in it depends on
 * who the visitor is, so any cache may keep it.
 */
export async function renderAccountPage(input: AccountPageInput): Promise<RenderedPage | undefined> {
  const { visit, view, language, answer, config, assets, site, now } = input;
  const { plugins, latePlugins } = site;
  const { account } = answer;
  const i18n = await site.texts(language);
  const t = i18n.getFixedT(language, 'common');
  const start = i18n.getFixedT(language, startTexts.namespace);
  const card =
    view.name === 'profile'
      ? undefined
      : await describeView(view, answer, { i18n, plugins: latePlugins, now });
  if (view.name !== 'profile' && !card) return undefined;

  const { origin, opener } = visit;
  const shareUrl = profileUrl(config, account);
  const requested = requestedLanguage(visit);
  const query = linkQuery(requested, opener);
  const sections = sectionsOfView(answer, view, site.ownViews);
  const info = infoSectionOf(answer);
  const outlineOf = (wanted: readonly PageSection[]): Promise<SectionOutline[]> =>
    outlineOnce({ plugins, account, sections: wanted, i18n, onError: input.onError });
  const sent: Omit<PageState, 'origin' | 'opener' | 'isReachable'> = {
    account,
    sections,
    outline: isPage(view) ? await outlineOf(sections) : [],
    ...(view.name !== 'profile' && { overview: await outlineOf(answer.sections) }),
    ...(info && !sections.includes(info) && { basicInfo: info }),
    tabs: isPage(view) ? await tabsOf(answer, outlineOf, input) : [],
    ...(answer.isPartial && { isPartial: true }),
    given: answer.given,
    appLinks: appLinksOf(account, config.appLinkTemplates, query),
    basePath: accountPath(visit),
    query,
    shareUrl,
    servedFiles: servedFilesOf(site.plugins, answer),
    ownViews: site.ownViews,
    ...(site.off.length > 0 && { off: site.off }),
    initialView: view,
    ...(config.siteName !== undefined && { siteName: config.siteName }),
  };
  const page = {
    ...sent,
    isReachable: await isReachable({ origin, opener, ...sent }, input.onError, latePlugins),
  };
  const services = servicesOf(site);
  const store = createProfileStore({ origin, opener, ...page }, services);
  const styles = assets.styles({
    view: viewName(view),
    sections: 'plugin' in view ? [view.plugin] : page.sections.map(({ type }) => type),
    hasColumn: view.name !== 'named' || !site.ownViews[view.view]?.isWide,
    hasBar: view.name === 'named' && !site.ownViews[view.view]?.isTask,
  });
  const style = inlineStyleOf(styles, account.color);

  const alternates = alternatesOf(shareUrl, view);
  // The same for everybody, wherever the page was opened from.
  const canonical = `${shareUrl}${viewPath(view)}${requested ? `?lang=${requested}` : ''}`;
  const { markup, waited } = await renderMarkup(
    <ProfileApp
      store={store}
      services={services}
      i18n={i18n}
      loading="eager"
      loadedCode={loadedCodeOf(i18n)}
      renderedAt={now}
    />,
    input.onError,
  );
  const document = renderDocument({
    language,
    title: card ? `${card.title} | ${account.name}` : start('title', { name: account.name }),
    description:
      card?.description ??
      account.description ??
      account.statusMessage ??
      start('description', { name: account.name }),
    ...(card?.indexed !== false && {
      address: {
        canonical,
        alternates,
        image: previewImage({
          candidates: [card?.shareImage, account.shareImage],
          publicUrl: config.publicUrl,
          alt: card ? `${card.title} | ${account.name}` : account.name,
        }),
        manifest: `/${searchIdOf(account)}/manifest.webmanifest?lang=${language}`,
        siteName: config.siteName ?? t('page.footer'),
        publishedAt: card?.publishedAt,
        structuredData:
          view.name === 'profile'
            ? structuredData(answer, { url: canonical, id: shareUrl, language, now })
            : undefined,
      },
    }),
    style,
    themeColors: assets.themeColors,
    inlinedFiles: styles.files,
    scripts: assets.developmentScripts,
    mainScript: assets.script,
    earlyScript: inThisHour(assets.earlyScript, now),
    withoutScriptStyle: assets.withoutScriptStyle,
    preloads: assets.preloads(language, origin),
    // Its element comes after all the styles, so the browser would discover it late.
    firstPicture: view.name === 'profile' ? account.cover?.url : undefined,
    letterhead: [account.name, contactOf(answer)?.address?.text].filter(Boolean).join(' · '),
    body: markup,
    start: {
      failed: start('start.failed'),
      slow: start('start.slow'),
      old: start('start.old'),
      withoutScript: start('start.withoutScript'),
      retry: t('common.retry'),
    },
    initialData: initialDataOf(account, visit, language),
    pageData: pageDataOf(page, now),
    config: config.public,
  });
  return { document, waited };
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * The address of the early script, which is another one each hour. That script mends the others; what a portal or a
 * misled proxy has answered in its place, to be kept for long, would otherwise be had again with every page.
 */
const inThisHour = (address: string, now: Date): string =>
  `${address}?${Math.floor(now.getTime() / HOUR_MS)}`;

/** The page's data as JSON, with when they were rendered: they are long, and written once. */
function pageDataOf(page: Omit<PageData, 'renderedAt' | 'zones'>, now: Date): string {
  const json = JSON.stringify(page);
  const rest: Pick<PageData, 'renderedAt' | 'zones'> = {
    renderedAt: now.getTime(),
    zones: zonesOf(json, now),
  };
  return `${json.slice(0, -1)},${JSON.stringify(rest).slice(1)}`;
}

/** The zones of all hours in the page's data, as offsets. */
function zonesOf(json: string, now: Date): PageData['zones'] {
  const named = json.matchAll(/"timeZone":"([^"\\]{1,50})"/g);
  const zones = new Set(Array.from(named, ([, zone = '']) => zone));
  return Object.fromEntries(
    [...zones].flatMap((zone) => {
      const offset = offsetZone(zone, now);
      return offset === undefined ? [] : [[zone, offset]];
    }),
  );
}

const isPage = ({ name }: View): boolean => name === 'profile' || name === 'page';

/** The account's other pages, without those that have nothing to show. */
async function tabsOf(
  { subPages }: AccountPage,
  outlineOf: (sections: readonly PageSection[]) => Promise<SectionOutline[]>,
  { site: { plugins }, now, onError }: Pick<AccountPageInput, 'site' | 'now' | 'onError'>,
): Promise<PageTab[]> {
  const outlines = await Promise.all(subPages.map(({ sections }) => outlineOf(sections)));
  return subPages.flatMap(({ id, title }, index): PageTab[] => {
    const outline = outlines[index] ?? [];
    if (!outline.some((section) => !hasEnded(section, now))) return [];
    // Each as it is: an answer can be a list.
    const ofSections = (name: string) =>
      outline.flatMap(({ of = {} }) => (Object.hasOwn(of, name) ? [of[name]] : []));
    return [{ id, title, ...askedOf(plugins, ({ ofPage }, name) => ofPage?.(ofSections(name)), onError) }];
  });
}

function initialDataOf(account: Account, { origin, opener }: Visit, lang: Language): InitialData {
  const { basicSearchId, premiumSearchId, countryCode } = account;
  return { origin, lang, opener, account: { accountInfo: { basicSearchId, premiumSearchId, countryCode } } };
}

const unreachable = (): Promise<never> => Promise.reject(new Error('The server renders; it does not act'));

/** Services that do nothing: on the server there is no visitor, no request and nothing to store. */
const nothing: Omit<ProfileServices, 'plugins'> = {
  api: unreachable,
  keep: unreachable,
  host: createWebBridge(),
  ...openCaches({ owner: () => undefined, area: 'memory' }),
  captureError: () => undefined,
  track: () => undefined,
};

const servicesOf = ({ latePlugins }: Site): ProfileServices => ({
  ...nothing,
  plugins: latePlugins,
});

/** The sections that a view shows something of: a visitor who arrives at it is sent no others. */
function sectionsOfView(
  page: Pick<AccountPage, 'sections' | 'subPages'>,
  view: View,
  ownViews: ViewKinds,
): PageSection[] {
  const { sections, subPages } = page;
  if (view.name === 'profile') return sections;
  if (view.name === 'page') return subPages.find(({ id }) => id === view.pageId)?.sections ?? [];
  const shown = view.name === 'named' ? ownViews[view.view]?.sections : undefined;
  if (shown) return allSections(page).filter(({ type }) => shown.includes(type));
  if (!('plugin' in view)) return [];
  const ofType = allSections(page).filter(({ type }) => type === view.plugin);
  // Views of a type show the first section of it; those of plugins can be about an item of any.
  return view.name === 'named' ? ofType : ofType.slice(0, 1);
}
