import { useTexts } from '@oa-profile/i18n/react';
import { useCopyText, type PluginContext } from '@oa-profile/plugin-sdk';
import { Button, checkIcon, copyIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { faqTexts } from './texts.js';

interface CopyLinkButtonProps {
  itemId: string;
  context: PluginContext;
}

/** Copies the address of this answer's view. */
export function CopyLinkButton({ itemId, context }: CopyLinkButtonProps): ReactElement {
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
