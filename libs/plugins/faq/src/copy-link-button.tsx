import { useTexts } from '@oa-profile/i18n/react';
import { useCopyText, type PluginContext } from '@oa-profile/plugin-sdk';
import { Button, checkIcon, copyIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { answerId } from './answer-id.js';
import { faqTexts } from './texts.js';

interface CopyLinkButtonProps {
  itemId: string;
  context: PluginContext;
}

/** Copies the link that opens this answer. */
export function CopyLinkButton({ itemId, context }: CopyLinkButtonProps): ReactElement {
  const t = useTexts(faqTexts);
  const { copy, copied } = useCopyText(context);
  const onClick = (): void => {
    // Without the query: inside the app it can hold what belongs to this visitor alone.
    const { origin, pathname } = window.location;
    const text = `${origin}${pathname}#${answerId(itemId)}`;
    void copy({ text, done: t('linkCopied'), action: 'copyAnswerLink' });
  };
  return (
    <Button variant="quiet" size="small" icon={copied ? checkIcon : copyIcon} onClick={onClick}>
      {t('copyLink')}
    </Button>
  );
}
