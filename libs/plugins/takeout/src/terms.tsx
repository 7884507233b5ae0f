import type { Takeout } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  ExternalButton,
  minutesText,
  PlainText,
  type PluginContext,
} from '@oa-profile/plugin-sdk';
import { OpeningHours } from '@oa-profile/plugin-sdk/hours';
import { clockIcon, DescriptionList, DescriptionRow, infoIcon, timerIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './terms.module.css';
import { takeoutTexts } from './texts.js';

interface TermsProps {
  takeout: Takeout;
  context: PluginContext;
}

/** What one has to know before one orders, and the way to do it. */
export function Terms({ takeout, context }: TermsProps): ReactElement {
  const t = useTexts(takeoutTexts);
  const { hours, waitingMinutes, note, orderUrl } = takeout;
  return (
    <div className={styles.terms}>
      {(hours || waitingMinutes || note) && (
        <DescriptionList>
          {hours && (
            <DescriptionRow icon={clockIcon} label={t('hours')} hideLabel>
              <OpeningHours hours={hours} texts={takeoutTexts} context={context} />
            </DescriptionRow>
          )}
          {waitingMinutes && (
            <DescriptionRow icon={timerIcon} label={t('waiting')} hideLabel>
              {t('waiting.ready', { duration: minutesText(waitingMinutes, context.language) })}
            </DescriptionRow>
          )}
          {note && (
            <DescriptionRow icon={infoIcon} label={t('note')} hideLabel>
              <PlainText text={note} lang={accountLang(context)} />
            </DescriptionRow>
          )}
        </DescriptionList>
      )}
      {orderUrl && (
        <ExternalButton
          href={orderUrl}
          label={t('order')}
          onPress={() => context.emit({ type: 'action', name: 'orderTakeout' })}
        />
      )}
    </div>
  );
}
