import { accountLang, PlainText, type PluginContext } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './signboard.module.css';

interface SignboardTextProps {
  id: string;
  text: string;
  /** There is no picture: the text is the signboard. */
  alone: boolean;
  context: PluginContext;
}

/** How many characters can be read like a headline. */
const HEADLINE_LENGTH = 60;

/** What the signboard says. */
export function SignboardText({ id, text, alone, context }: SignboardTextProps): ReactElement {
  const headline = alone && Array.from(text).length <= HEADLINE_LENGTH;
  return (
    <div id={id} className={clsx(styles.text, alone && styles.alone, headline && styles.headline)}>
      <PlainText text={text} lang={accountLang(context)} />
    </div>
  );
}
