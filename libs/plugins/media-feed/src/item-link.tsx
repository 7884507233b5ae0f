import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { Icon, Picture, picturesIcon, playIcon, VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { MouseEvent, ReactElement } from 'react';
import { ageText, durationText } from './post-words.js';
import type { MediaItem } from './data.js';
import styles from './item-link.module.css';
import { mediaFeedTexts } from './texts.js';

export interface ItemLinkProps {
  item: MediaItem;
  /** Shows only the picture, if there is one; its text is for screen readers. */
  isSummary: boolean;
  context: PluginContext;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, itemId: string) => void;
}

/** A post, as a link to its view. */
export function ItemLink({ item, isSummary, context, onOpen }: ItemLinkProps): ReactElement {
  const formatters = useFormatters(context.account.timeZone);
  const t = useTexts(mediaFeedTexts);
  const { id, caption, publishedAt, pictures, videoUrl } = item;
  const hasMedia = pictures.length > 0 || videoUrl !== undefined;
  return (
    <a
      className={clsx(
        styles.link,
        !hasMedia && styles.wordsOnly,
        !caption && styles.pictureOnly,
        isSummary && styles.summary,
      )}
      href={context.itemHref(id)}
      onClick={(event) => onOpen(event, id)}
    >
      {hasMedia && <ItemMedia item={item} context={context} />}
      <span className={styles.words}>
        {caption && (
          <span className={styles.caption} lang={accountLang(context)}>
            {caption}
          </span>
        )}{' '}
        {publishedAt && (
          <FormattedText as="time" className={styles.age} dateTime={publishedAt}>
            {ageText(publishedAt, context.now, formatters)}
          </FormattedText>
        )}
        {/* A picture without an alternative, a caption and a date would leave the link without a name. */}
        {!caption && !publishedAt && (
          <VisuallyHidden>
            {videoUrl === undefined
              ? t('pictures', {
                  count: pictures.length,
                  displayCount: formatters.number(pictures.length),
                })
              : t('video')}
          </VisuallyHidden>
        )}
      </span>
    </a>
  );
}

interface ItemMediaProps {
  item: MediaItem;
  context: PluginContext;
}

/** The first picture of a post, with a mark for a video or for more pictures. */
function ItemMedia({ item, context }: ItemMediaProps): ReactElement {
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
