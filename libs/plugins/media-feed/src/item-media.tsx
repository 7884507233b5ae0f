import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { Icon, Picture, picturesIcon, playIcon, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { MediaItem } from './data.js';
import { durationText } from './duration-text.js';
import styles from './item-media.module.css';
import { mediaFeedTexts } from './texts.js';

interface ItemMediaProps {
  item: MediaItem;
  context: PluginContext;
}

/** The first picture of a post, with a mark for a video or for more pictures. */
export function ItemMedia({ item, context }: ItemMediaProps): ReactElement {
  const t = useTexts(mediaFeedTexts);
  const { number } = useFormatters(context.account.timeZone);
  const { pictures, videoUrl, durationSeconds } = item;
  const [picture] = pictures;
  return (
    <span className={styles.media}>
      {picture ? (
        <span className={styles.frame} lang={accountLang(context)}>
          <Picture picture={picture} shape="fill" />
        </span>
      ) : (
        <span className={styles.sign}>
          <Icon shape={playIcon} size="large" />
        </span>
      )}{' '}
      {videoUrl !== undefined && (
        <span className={styles.badge}>
          <Icon shape={playIcon} size="small" />
          <VisuallyHidden>{t('video')} </VisuallyHidden>
          {durationSeconds !== undefined && durationText(durationSeconds)}
        </span>
      )}
      {videoUrl === undefined && pictures.length > 1 && (
        <span className={styles.badge}>
          <Icon shape={picturesIcon} size="small" />
          <FormattedText aria-hidden="true">{number(pictures.length)}</FormattedText>
          <FormattedText as={VisuallyHidden}>
            {t('pictures', { count: pictures.length, displayCount: number(pictures.length) })}
          </FormattedText>
        </span>
      )}{' '}
    </span>
  );
}
