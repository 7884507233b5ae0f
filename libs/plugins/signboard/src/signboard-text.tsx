import { accountLang, PlainText, type PluginContext } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './signboard.module.css';

interface SignboardTextProps {
  id: string;
  text: string;
  /** Whether there is no picture. */
  alone: boolean;
  context: PluginContext;
}

/** Longest headline, in characters. */
const HEADLINE_LENGTH = 60;

/** The text of the signboard. */
export function SignboardText({ id, text, alone, context }: SignboardTextProps): ReactElement {
  const headline = alone && Array.from(text).length <= HEADLINE_LENGTH;
  return (
    <div id={id} className={clsx(styles.text, alone && styles.alone, headline && styles.headline)}>
      <PlainText text={text} lang={accountLang(context)} />
    </div>
  );
}
