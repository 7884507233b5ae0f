import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type SectionProps } from '@oa-profile/plugin-sdk';
import { ShowAllLink } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { CardHead } from './card/card-head.js';
import { cardProgress } from './card/card-progress.js';
import { goalText } from './card/lead-text.js';
import type { RewardCard } from './data.js';
import { ExpiryLine } from './expiry/expiry-line.js';
import { expiryText } from './expiry/expiry-text.js';
import styles from './reward-card-section.module.css';
import { RewardList } from './rewards/reward-list.js';
import { StampGrid } from './stamps/stamp-grid.js';
import { rewardCardTexts } from './texts.js';

/** The visitor's stamp card: what is stamped, which rewards there are, and how long it is valid. */
export function RewardCardSection({ data, context, wholeHref }: SectionProps<RewardCard>): ReactElement {
  const t = useTexts(rewardCardTexts);
  const common = useTexts(commonTexts);
  const { timeZone } = context.account;
  const formatters = useFormatters(timeZone);
  const { number } = formatters;
  const { name, goal, notes } = data;
  const progress = useMemo(() => cardProgress(data), [data]);
  const { stamps, points, rewards } = progress;
  const label =
    points === undefined
      ? goalText(goal, t, number)
      : t('stamps', { count: goal, points: number(points), goal: number(goal) });
  const expiry = expiryText(data.expiry, { timeZone, now: context.now, t, formatters });
  const isOver = expiry?.state === 'over';
  const head = <CardHead name={name} progress={progress} isOver={isOver} context={context} />;
  if (wholeHref !== undefined) {
    return (
      <div className={styles.card}>
        {head}
        <div className={styles.body}>
          <StampGrid stamps={stamps} label={label} number={number} />
          {expiry && expiry.state !== 'valid' && <ExpiryLine expiry={expiry} />}
        </div>
        {(rewards.length > 0 || expiry || notes) && (
          <ShowAllLink href={wholeHref} label={common('common.allDetails')} className={styles.all} />
        )}
      </div>
    );
  }
  return (
    <div className={styles.card}>
      {head}
      <div className={styles.body}>
        <StampGrid stamps={stamps} label={label} number={number} />
        <div className={styles.terms}>
          {rewards.length > 0 && <RewardList rewards={rewards} isOver={isOver} context={context} />}
          {expiry && <ExpiryLine expiry={expiry} />}
          {notes && <PlainText text={notes} lang={accountLang(context)} className={styles.notes} />}
        </div>
      </div>
    </div>
  );
}
