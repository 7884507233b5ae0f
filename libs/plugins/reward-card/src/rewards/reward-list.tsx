import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { checkIcon, giftIcon, Icon, trophyIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import type { Reward } from '../card/card-progress.js';
import { goalText } from '../card/lead-text.js';
import { rewardCardTexts } from '../texts.js';
import styles from './reward-list.module.css';

interface RewardListProps {
  rewards: readonly Reward[];
  /** Whether the card has expired: nothing of it is reached, or still to come. */
  isOver: boolean;
  context: PluginContext;
}

/** How many rewards are shown before the visitor asks for all. */
const SHOWN_FIRST = 20;

/** The rewards, and how far away they are. */
export function RewardList({ rewards, isOver, context }: RewardListProps): ReactElement {
  const t = useTexts(rewardCardTexts);
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className={styles.title}>
        {t('rewards')}
      </h3>
      <FoldedItems items={rewards} shownFirst={SHOWN_FIRST} className={styles.all}>
        {(shown) => (
          <ol role="list" aria-labelledby={titleId} className={styles.list}>
            {/* Two rewards can be identical, so the key is the position. */}
            {shown.map((reward, place) => (
              <RewardRow
                key={place}
                reward={isOver ? { ...reward, left: undefined } : reward}
                context={context}
              />
            ))}
          </ol>
        )}
      </FoldedItems>
    </div>
  );
}

function RewardRow({
  reward: { at, title, isGoal, left },
  context,
}: {
  reward: Reward;
  context: PluginContext;
}): ReactElement {
  const t = useTexts(rewardCardTexts);
  const { number } = useFormatters(context.account.timeZone);
  const isReached = left === 0;
  return (
    <li className={clsx(styles.reward, isReached && styles.reached)}>
      <span className={styles.sign}>
        <Icon shape={isGoal ? trophyIcon : giftIcon} size="small" />
      </span>
      <div className={styles.words}>
        <p lang={accountLang(context)}>{title}</p>
        <FormattedText as="p" className={styles.place}>
          {isGoal ? goalText(at, t, number) : t('rewards.at', { count: at, displayCount: number(at) })}
        </FormattedText>
      </div>
      {left !== undefined && (
        <FormattedText as="p" className={styles.left}>
          {isReached && <Icon shape={checkIcon} size="small" />}
          {isReached ? t('rewards.reached') : t('rewards.left', { count: left, displayCount: number(left) })}
        </FormattedText>
      )}
    </li>
  );
}
