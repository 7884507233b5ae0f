import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  PlainText,
  useCopyText,
  type PluginContext,
  type ViewProps,
} from '@oa-profile/plugin-sdk';
import type { ReactElement, ReactNode } from 'react';
import { Button, checkIcon, copyIcon } from '@oa-profile/ui';
import type { Faq } from './data.js';
import styles from './faq.module.css';
import { faqTexts } from './texts.js';
import { findQuestion } from './faq-item-card.js';

interface AnswerProps {
  item: Faq['items'][number];
  context: PluginContext;
}

/** An answer, its date, and a button to copy its link. */
export function Answer({ item: { id, answer, updatedAt }, context }: AnswerProps): ReactElement {
  const t = useTexts(faqTexts);
  const { date } = useFormatters(context.account.timeZone);
  return (
    <>
      <PlainText text={answer} lang={accountLang(context)} />
      <div className={styles.foot}>
        {updatedAt && (
          <FormattedText as="time" className={styles.updated} dateTime={updatedAt}>
            {t('updated', { date: date(new Date(updatedAt)) })}
          </FormattedText>
        )}
        <CopyLinkButton itemId={id} context={context} />
      </div>
    </>
  );
}

interface CopyLinkButtonProps {
  itemId: string;
  context: PluginContext;
}

/** Copies the address of this answer's view. */
function CopyLinkButton({ itemId, context }: CopyLinkButtonProps): ReactElement {
  const t = useTexts(faqTexts);
  const { copy, copied } = useCopyText(context);
  const onClick = (): void => {
    void copy({ text: context.itemShareUrl(itemId), done: t('linkCopied'), action: 'copyAnswerLink' });
  };
  return (
    <Button variant="quiet" size="small" icon={copied ? checkIcon : copyIcon} onClick={onClick}>
      {t('copyLink')}
    </Button>
  );
}

/** One answer at its own address; the page shows its question as the heading. */
export function FaqView({ data, itemId, context }: ViewProps<Faq>): ReactNode {
  const item = findQuestion(data, itemId);
  return item && <Answer item={item} context={context} />;
}
