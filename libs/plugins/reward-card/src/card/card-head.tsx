import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { rewardCardTexts } from '../texts.js';
import styles from './card-head.module.css';
import { leadText } from './lead-text.js';
import type { CardProgress } from './card-progress.js';

interface CardHeadProps {
  name: string;
  progress: CardProgress;
  /** Whether the card has expired. */
  isOver: boolean;
  context: PluginContext;
}

/** The card's name, progress and next reward. */
export function CardHead({ name, progress, isOver, context }: CardHeadProps): ReactElement {
  const t = useTexts(rewardCardTexts);
  const { number } = useFormatters(context.account.timeZone);
  const { points, stamps } = progress;
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.name} lang={accountLang(context)}>
          {name}
        </p>
        {!isOver && <FormattedText as="p">{leadText(progress, t, number)}</FormattedText>}
      </div>
      {/* The stamps have a label that says it. */}
      <FormattedText as="p" className={styles.count} aria-hidden="true">
        <FormattedText className={styles.points}>{points === undefined ? '–' : number(points)}</FormattedText>{' '}
        / {number(stamps.length)}
      </FormattedText>
    </div>
  );
}
