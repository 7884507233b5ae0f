import type { CallOptions } from '@oa-profile/api-client';
import { type ProfileServices, useLocalLanguage, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import type { OpenDialog } from '@oa-profile/plugin-sdk/internal';
import { langAttribute } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { useCallback, type ReactElement } from 'react';
import { itemWords, type ItemWords } from './item-words.js';
import { OriginalTextDialog } from './original-text-dialog.js';
import { originalTexts } from './original-texts.js';
import styles from './original-text.module.css';
import { useAnswerInLocalLanguage } from './use-answer-in-local-language.js';
import { useRequest } from './use-request.js';

/** An item's title, large and in the language of the account's country, for the staff. */
export function StaffDialog(): ReactElement | null {
  const open = useProfileSelector(({ dialogs }) => dialogs.open);
  return open?.name === 'staff' ? <ShownItem {...open} /> : null;
}

function ShownItem({ plugin, item }: Extract<OpenDialog, { name: 'staff' }>): ReactElement {
  const t = useTexts(originalTexts);
  const language = useLanguage();
  const localLanguage = useLocalLanguage();
  const page = useProfileSelector((state) => state.page);
  const { id, title } = item;
  const own = page.account.contentLanguage;
  const ask = useCallback(
    async (services: ProfileServices, options: CallOptions): Promise<ItemWords> => {
      if (own === localLanguage) return { language: own, title };
      return itemWords(services, page, { plugin, itemId: id }, options);
    },
    [page, own, localLanguage, plugin, id, title],
  );
  const state = useAnswerInLocalLanguage(ask);
  const request = useRequest('staff.request');
  const local = state.answer?.title === undefined ? { language: own, title } : state.answer;
  return (
    <OriginalTextDialog title={t('staff.title')} state={state}>
      {request && (
        <p className={styles.request} lang={langAttribute(localLanguage, language)}>
          {request}
        </p>
      )}
      <p className={styles.large} lang={langAttribute(local.language, language)}>
        {local.title}
      </p>
      {local.title !== title && (
        <p className={styles.own} lang={langAttribute(own, language)}>
          {title}
        </p>
      )}
    </OriginalTextDialog>
  );
}
