import { hasFullProfile } from '@oa-profile/api-client';
import type { Account, AccountPage } from '@oa-profile/api-client/schemas';
import { createWebBridge } from '@oa-profile/host-bridge';
import { languages, type Language } from '@oa-profile/i18n';
import { ProfileApp, createProfileStore, loadPlugin, type AppLinks } from '@oa-profile/profile';
import { accountColors } from '@oa-profile/ui/account-colors';
import type { InitialData, PageData } from '../shared/page-elements.js';
import type { ServerConfig } from './config.js';
import { renderDocument } from './document.js';
import type { PageAssets } from './page-assets.js';
import { renderMarkup } from './render-markup.js';
import { serverTexts } from './server-texts.js';
import { structuredData } from './structured-data.js';
import type { Visit } from './visit.js';

/** A rendered page: its document, and the inline style that the security policy must name. */
export interface RenderedPage {
  document: string;
  inlineStyle: string;
}

/** What {@link renderAccountPage} needs. */
export interface AccountPageInput {
  visit: Visit;
  language: Language;
  answer: AccountPage;
  config: ServerConfig;
  assets: PageAssets;
  now: Date;
  /** Hears of sections that throw; the page does without them. */
  onError: (error: unknown) => void;
}

/** Renders the page of an account. Nothing in it depends on who the visitor is (DESIGN section 3). */
export async function renderAccountPage(input: AccountPageInput): Promise<RenderedPage> {
  const { visit, language, config, assets, now } = input;
  const { account } = input.answer;
  const accountPage = hasFullProfile(account.countryCode) ? input.answer : { account, sections: [] };
  const i18n = await serverTexts(language);
  const appLinks = appLinksOf(account, config.appLinkTemplates);
  const { origin, opener } = visit;
  const store = createProfileStore({ origin, opener, ...accountPage, appLinks }, serverServices);
  const inlineStyle = accountColors(account.color);

  const t = i18n.getFixedT(language, 'common');
  const title = t('page.title', { name: account.name });
  const addressOf = (tag?: string): string => {
    const address = `${config.publicUrl}/${account.premiumSearchId ?? account.basicSearchId}`;
    return tag ? `${address}?lang=${tag}` : address;
  };
  const canonical = addressOf(visit.requestedLanguage && language);

  const document = renderDocument({
    language,
    title,
    description:
      account.description ?? account.statusMessage ?? t('page.description', { name: account.name }),
    address: {
      canonical,
      alternates: [
        ...languages.map((tag) => ({ language: tag, url: addressOf(tag) })),
        { language: 'x-default', url: addressOf() },
      ],
      image: account.shareImage ?? account.icon,
      siteName: t('page.footer'),
      structuredData: structuredData(accountPage, canonical, now),
    },
    inlineStyle,
    scripts: [...(assets.developmentScripts ?? []), assets.script],
    preloads: assets.preloads(language, origin),
    styles: assets.styles(accountPage.sections.map(({ type }) => type)),
    body: await renderMarkup(
      <ProfileApp
        store={store}
        services={serverServices}
        i18n={i18n}
        loadPlugin={loadPlugin}
        loading="eager"
        renderedAt={now}
      />,
      input.onError,
    ),
    bootFailureText: t('failed.boot'),
    initialData: initialDataOf(account, visit, language),
    pageData: { accountPage, appLinks, renderedAt: now.getTime() } satisfies PageData,
    config: config.public,
  });
  return { document, inlineStyle };
}

function initialDataOf(account: Account, { origin, opener }: Visit, lang: Language): InitialData {
  const { basicSearchId, premiumSearchId, countryCode } = account;
  return { origin, lang, opener, account: { accountInfo: { basicSearchId, premiumSearchId, countryCode } } };
}

function appLinksOf(account: Account, templates: ServerConfig['appLinkTemplates']): AppLinks {
  const id = encodeURIComponent(account.premiumSearchId ?? account.basicSearchId);
  const fill = (template: string): string => template.replace('{searchId}', id);
  return { addFriend: fill(templates.addFriend), chat: fill(templates.chat) };
}

/** On the server nothing happens: no visitor, no network, nothing remembered. */
const serverServices = {
  api: () => Promise.reject(new Error('The server renders; it does not act')),
  host: createWebBridge(),
  relationCache: { get: () => undefined, set: () => false, delete: () => undefined, clear: () => undefined },
  captureError: () => undefined,
  track: () => undefined,
};
