import { userMessageKeys, type ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { ErrorPage } from '@oa-profile/profile';
import { accountColors } from '@oa-profile/ui/account-colors';
import { renderDocument } from './document.js';
import type { PageAssets } from './page-assets.js';
import type { RenderedPage } from './render-account-page.js';
import { renderMarkup } from './render-markup.js';
import { serverTexts } from './server-texts.js';
import { startTexts } from './start-texts.js';
import type { WayKind, WayOn } from './ways-on.js';

/** What {@link renderErrorPage} needs. */
export interface ErrorPageInput {
  /** Where the visitor can go from there. */
  ways: readonly WayOn[];
  assets: PageAssets;
  onError: (error: unknown) => void;
}

/** Renders the page that says what went wrong and offers a way on. It needs no script. */
export async function renderErrorPage(
  code: ErrorCode,
  language: Language,
  { ways, assets, onError }: ErrorPageInput,
): Promise<Omit<RenderedPage, 'waited'>> {
  const i18n = await serverTexts(language);
  const t = i18n.getFixedT(language, 'common');
  const own = i18n.getFixedT(language, startTexts.namespace);
  const labels: Readonly<Record<WayKind, string>> = {
    retry: t('common.retry'),
    list: t('common.seeAll'),
    account: own('way.account'),
    app: own('way.app'),
    getApp: own('way.getApp'),
  };
  const styles = assets.styles({ view: 'error', sections: [] });
  const inlineStyle = styles.text + accountColors(undefined);
  const document = renderDocument({
    language,
    title: t(userMessageKeys[code]),
    inlineStyle,
    preloads: [],
    inlinedFiles: styles.files,
    body: (
      await renderMarkup(
        <ErrorPage
          code={code}
          i18n={i18n}
          ways={ways.map(({ kind, href }) => ({ label: labels[kind], href }))}
        />,
        onError,
      )
    ).markup,
    initialData: { error: { code } },
  });
  return { document, inlineStyle };
}
