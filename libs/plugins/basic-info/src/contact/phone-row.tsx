import { useTexts } from '@oa-profile/i18n/react';
import { phoneText, telephoneUrl, type PluginContext } from '@oa-profile/plugin-sdk';
import { DescriptionRow, phoneIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';
import styles from './contact.module.css';

interface PhoneRowProps {
  phone: string;
  context: PluginContext;
}

/** The number, as its reader would write it; a tap calls it. */
export function PhoneRow({ phone, context }: PhoneRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const url = telephoneUrl(phone);
  const text = phoneText(phone, context.language, context.account.countryCode);
  return (
    <DescriptionRow icon={phoneIcon} label={t('phone')} hideLabel>
      {url ? (
        <a
          className={styles.phone}
          href={url}
          onClick={() => context.emit({ type: 'action', name: 'callPhone' })}
        >
          {text}
        </a>
      ) : (
        text
      )}
    </DescriptionRow>
  );
}
