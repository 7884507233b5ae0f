import { useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type SectionProps } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import type { Welcome } from './data.js';
import { welcomeTexts } from './texts.js';
import styles from './welcome.module.css';

/** The owner's words, marked with their language, and the name below them in the visitor's. */
export function WelcomeSection({ data: { text, name }, context }: SectionProps<Welcome>): ReactElement {
  const t = useTexts(welcomeTexts);
  return (
    <>
      <PlainText text={text} lang={accountLang(context)} />
      {name !== undefined && <p className={styles.name}>{t('from', { name })}</p>}
    </>
  );
}
