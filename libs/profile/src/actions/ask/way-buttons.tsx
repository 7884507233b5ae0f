import {
  chatHref,
  RelationStepButton,
  usePageEnvironment,
  useProfileSelector,
  viewHref,
} from '@oa-profile/plugin-sdk/page';
import { actionTexts } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { phoneText, telephoneUrl } from '@oa-profile/plugin-sdk';
import {
  Button,
  InlineMessage,
  LiveRegion,
  chatIcon,
  checkIcon,
  copyIcon,
  phoneIcon,
  reportIcon,
} from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import type { WayToAsk } from './way-to-ask.js';

interface WayButtonsProps {
  way: WayToAsk;
  /** In the language of those who answer. */
  question: string;
  /** As the account writes it. */
  phone: string;
}

/** The buttons that lead to an answer. */
export function WayButtons({ way, question, phone }: WayButtonsProps): ReactElement {
  const t = useTexts(actionTexts);
  const { services } = usePageEnvironment();
  const language = useLanguage();
  const page = useProfileSelector((state) => state.page);
  const track = (): void => services.track({ name: 'action', label: `ask ${way}` });
  switch (way) {
    case 'chat':
      return (
        <>
          {page.appLinks.chatWithText === undefined && <CopyButton question={question} />}
          <Button
            href={chatHref(page.appLinks, question)}
            variant="primary"
            icon={chatIcon}
            wide
            onClick={track}
          >
            {t('call.sendMessage')}
          </Button>
        </>
      );
    case 'phone':
      return (
        <Button href={telephoneUrl(phone)} variant="primary" icon={phoneIcon} wide onClick={track}>
          {phoneText(phone, language, page.account.countryCode)}
        </Button>
      );
    case 'report':
      return (
        <Button
          href={viewHref(page, { name: 'named', view: 'report' })}
          icon={reportIcon}
          wide
          onClick={track}
        >
          {t('report.label')}
        </Button>
      );
    case 'addFriend':
    case 'unblock':
      return <RelationStepButton step={way} />;
  }
}

/** For a chat link that cannot carry text. */
function CopyButton({ question }: { question: string }): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const { services } = usePageEnvironment();
  const [copied, setCopied] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const isCopied = copied === question;
  const copy = async (): Promise<void> => {
    setHasFailed(false);
    try {
      await services.host.copyText(question);
      setCopied(question);
    } catch (error) {
      services.captureError(error, 'ask');
      setHasFailed(true);
    }
  };
  return (
    <>
      <LiveRegion urgent>
        {hasFailed && <InlineMessage tone="critical">{common('error.copy')}</InlineMessage>}
      </LiveRegion>
      <LiveRegion visuallyHidden>{isCopied && <p>{t('share.textCopied')}</p>}</LiveRegion>
      <Button icon={isCopied ? checkIcon : copyIcon} wide onClick={() => void copy()}>
        {t('share.copyText')}
      </Button>
    </>
  );
}
