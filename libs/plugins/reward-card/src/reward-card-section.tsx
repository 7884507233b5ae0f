import { commonTexts } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type PluginContext, type SectionProps } from '@oa-profile/plugin-sdk';
import { calendarIcon, Icon, ShowAllLink, warningIcon } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { clsx } from 'clsx';
import { cardProgress, type CardProgress } from './card/card-progress.js';
import { goalText, leadText } from './card/lead-text.js';
import styles from './reward-card-section.module.css';
import type { RewardCard } from './data.js';
import { expiryText, type ExpiryText } from './expiry/expiry-text.js';
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

interface CardHeadProps {
  name: string;
  progress: CardProgress;
  /** Whether the card has expired. */
  isOver: boolean;
  context: PluginContext;
}

/** The card's name, progress and next reward. */
function CardHead({ name, progress, isOver, context }: CardHeadProps): ReactElement {
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

/** How long the card is valid, or that this is to be asked. */
function ExpiryLine({ expiry: { state, text, details } }: { expiry: ExpiryText }): ReactElement {
  return (
    <div className={clsx(styles.line, styles[state])}>
      <Icon shape={state === 'valid' ? calendarIcon : warningIcon} size="small" className={styles.sign} />
      <div>
        <FormattedText as="p" className={styles.text}>
          {text}
        </FormattedText>
        {details.map((detail) => (
          <FormattedText as="p" key={detail}>
            {detail}
          </FormattedText>
        ))}
      </div>
    </div>
  );
}
