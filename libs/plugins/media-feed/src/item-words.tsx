import { FormattedText, useFormatters } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type PluginContext } from '@oa-profile/plugin-sdk';
import { TranslationRow, useTextTranslation } from '@oa-profile/plugin-sdk/translation';
import { useId, type ReactElement } from 'react';
import type { MediaItem } from './data.js';
import styles from './item-words.module.css';
import { mediaFeedTexts } from './texts.js';

interface ItemWordsProps {
  item: MediaItem;
  context: PluginContext;
  /** Something else says when it was posted. @default false */
  hidesDate?: boolean;
}

/** The caption of a post, and when it was posted. */
export function ItemWords({
  item: { caption, publishedAt },
  context,
  hidesDate = false,
}: ItemWordsProps): ReactElement {
  const dateId = useId();
  const translation = useTextTranslation({
    text: caption ?? '',
    lang: accountLang(context),
    action: 'translatePost',
    context,
  });
  const { dateTime } = useFormatters(context.account.timeZone);
  return (
    <div className={styles.words}>
      {caption && (
        <div>
          <TranslationRow
            translation={translation}
            texts={mediaFeedTexts}
            describedBy={hidesDate ? undefined : dateId}
          />
          <PlainText text={translation.text} lang={translation.lang} />
        </div>
      )}
      {publishedAt && !hidesDate && (
        <FormattedText as="time" id={dateId} className={styles.date} dateTime={publishedAt}>
          {dateTime(new Date(publishedAt))}
        </FormattedText>
      )}
    </div>
  );
}
