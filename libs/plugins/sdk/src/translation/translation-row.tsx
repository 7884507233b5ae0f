import { commonTexts, type Texts } from '@oa-profile/i18n';
import { FormattedText, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './translation-row.module.css';
import type { TranslationDictionary } from './translation-texts.js';
import type { TextTranslation } from './use-text-translation.js';

/** Props of {@link TranslationRow}. */
export interface TranslationRowProps {
  translation: TextTranslation;
  /** The plugin's texts, made with {@link withTranslationTexts}. */
  texts: Texts<TranslationDictionary>;
  /** Id of the element that names the text, since a page has several of these buttons. */
  describedBy?: string | undefined;
}

/**
 * Says in which language a text is, and offers to translate it: a row above the text. The button's place is empty until
 * the browser has said that it can translate, so that nothing moves. Renders nothing for a text in the page's language.
 */
export function TranslationRow({
  translation: { languageName, status, translate, showOriginal },
  texts,
  describedBy,
}: TranslationRowProps): ReactElement | null {
  const t = useTexts(texts);
  const common = useTexts(commonTexts);
  if (languageName === undefined) return null;
  const isTranslated = status === 'translated';
  const words = (): string => {
    if (isTranslated) return t('translation.showOriginal');
    return status === 'failed' ? common('common.retry') : t('translation.translate');
  };
  return (
    <div className={styles.row}>
      {!isTranslated && (
        <FormattedText>{t('translation.language', { language: languageName })}</FormattedText>
      )}
      {status !== 'none' && (
        <LiveRegion className={styles[status]}>
          {isTranslated && t('translation.done')}
          {status === 'downloading' && t('translation.downloading')}
          {status === 'failed' && <InlineMessage tone="warning">{t('translation.failed')}</InlineMessage>}
        </LiveRegion>
      )}
      {/* The same button in every state, so that it keeps the focus; and its place, while nobody can use it. */}
      <Button
        variant="quiet"
        size="small"
        className={clsx(styles.button, status === 'none' && styles.place)}
        aria-describedby={describedBy}
        pending={status === 'translating' || status === 'downloading'}
        onClick={isTranslated ? showOriginal : translate}
      >
        {words()}
      </Button>
    </div>
  );
}
