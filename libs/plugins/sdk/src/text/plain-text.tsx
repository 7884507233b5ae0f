import { commonTexts } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { ExternalLink } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './plain-text.module.css';
import { textParagraphs } from './text-paragraphs.js';

/** Props of {@link PlainText}. */
export interface PlainTextProps {
  text: string;
  /** Language of the text, if not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/**
 * A plain text with its paragraphs and line breaks, and with http(s) addresses as links.
 *
 * @example
 * ```tsx
 * <PlainText text={answer} lang={accountLang(context)} />
 * ```
 */
export function PlainText({ text, lang, className }: PlainTextProps): ReactElement {
  const t = useTexts(commonTexts);
  const language = useLanguage();
  return (
    <div className={clsx(styles.text, className)} lang={lang}>
      {/* Positions in the text are the only possible keys, and they never change. */}
      {textParagraphs(text).map((pieces, paragraph) => (
        <p key={paragraph}>
          {pieces.map((piece, place) =>
            piece.kind === 'link' ? (
              <ExternalLink
                key={place}
                href={piece.href}
                newTabLabel={<span lang={lang && language}>{t('common.opensInNewTab')}</span>}
              >
                {piece.text}
              </ExternalLink>
            ) : (
              piece.text
            ),
          )}
        </p>
      ))}
    </div>
  );
}
