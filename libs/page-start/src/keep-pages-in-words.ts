import type { ProfileStore } from '@oa-profile/plugin-sdk/page';
import { whenIdle } from '@oa-profile/plugin-sdk/internal';
import { addTexts, commonTexts, createI18n } from '@oa-profile/i18n';
import { keepPages } from '@oa-profile/offline/keep-pages';
import type { Page } from './page.js';

/** Keeps this page, each view opened in it, and the words in which the device says that there is no network. */
export async function keepPagesInWords({ data, config: { appName }, store }: Page): Promise<void> {
  const instance = createI18n(data.lang, { appName });
  await addTexts(instance, commonTexts);
  const t = instance.getFixedT(data.lang, commonTexts.namespace);
  const words = {
    lang: data.lang,
    title: t('unavailable.title'),
    hint: t('error.connection'),
    retry: t('common.retry'),
  };
  followViews(store, await keepPages({ words }));
}

function followViews(store: ProfileStore, keep: () => void): void {
  let { view } = store.getState();
  store.subscribe(() => {
    const shown = store.getState().view;
    if (shown === view) return;
    view = shown;
    whenIdle(keep);
  });
}
