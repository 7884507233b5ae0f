import type { Origin } from '@oa-profile/api-client';
import { userMessageKeys, type ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { sectionOf } from '@oa-profile/plugin-sdk/page';
import { ErrorPage, type ErrorPageAccount } from '@oa-profile/profile';
import type { PublicConfig } from '@oa-profile/page-start/document';
import { showAllText } from '@oa-profile/profile/internal';
import { renderDocument, type PageDocument } from './document.js';
import { inlineStyleOf } from './inline-style.js';
import type { PageAssets } from './page-assets.js';
import { renderMarkup } from './render-markup.js';
import type { Site } from './site.js';
import { startTexts } from './start-texts.js';
import type { SuggestionKind, Suggestion } from '../requests/suggestions.js';

export interface ErrorPageInput {
  /** Where the visitor can go next. */
  ways: readonly Suggestion[];
  /** Whose page it would be, if only something of it is gone. */
  account?: ErrorPageAccount | undefined;
  /** Where it is shown: in the app, a script can close it. */
  origin: Origin;
  config: Pick<PublicConfig, 'liffId' | 'liffPlugins'>;
  assets: PageAssets;
  site: Site;
  onError: (error: unknown) => void;
}

/** Renders an error page with ways on. Only closing it needs script. */
export async function renderErrorPage(
  code: ErrorCode,
  language: Language,
  { ways, account, origin, config: { liffId, liffPlugins }, assets, site, onError }: ErrorPageInput,
): Promise<PageDocument> {
  const i18n = await site.texts(language);
  const t = i18n.getFixedT(language, 'common');
  const own = i18n.getFixedT(language, startTexts.namespace);
  const labels: Readonly<Record<Exclude<SuggestionKind, 'list' | 'look'>, string>> = {
    retry: t('common.retry'),
    account: own('way.account'),
    app: own('way.app'),
    getApp: own('way.getApp'),
  };
  /** A list is named by its section, which is not shown next to the link. */
  const labelOf = async ({ kind, section = '', searchId }: Suggestion): Promise<string> => {
    if (kind === 'look') return own('way.look', { searchId });
    if (kind !== 'list') return labels[kind];
    const plugin = await sectionOf(site.plugins, section);
    return plugin
      ? showAllText(plugin, t, i18n.getFixedT(language, plugin.texts.namespace))
      : t('common.showAll');
  };
  const labelled = await Promise.all(
    ways.map(async (way) => ({ href: way.href, label: await labelOf(way) })),
  );
  const styles = assets.styles({ view: 'error', sections: [] });
  const style = inlineStyleOf(styles, undefined);
  const canClose = origin === 'liff' && liffId !== undefined;
  const isMissing = userMessageKeys[code] === 'error.pageNotFound';
  const closesFirst = isMissing && canClose;
  const { markup } = await renderMarkup(
    <ErrorPage
      code={code}
      i18n={i18n}
      ways={labelled}
      account={account}
      canClose={canClose}
      closesFirst={closesFirst}
    />,
    onError,
  );
  return renderDocument({
    language,
    title: t(code === 'FORBIDDEN_SEARCH_ID' ? 'forbidden.title' : userMessageKeys[code]),
    style,
    preloads: [],
    themeColors: assets.themeColors,
    inlinedFiles: styles.files,
    body: markup,
    initialData: { error: { code } },
    ...(canClose && { mainScript: assets.script, config: { liffId, liffPlugins } }),
  });
}
