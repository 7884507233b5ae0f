import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Icon, peopleIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { givenQueue } from './given-queue.js';
import { selectQueue } from './queue-state.js';
import { queueTexts } from './queue-texts.js';
import styles from './queue-view.module.css';

/** How many wait: as the page came with it, and then as the line says. */
export function WaitingFact(): ReactElement | null {
  const t = useTexts(queueTexts);
  const page = useProfileSelector((state) => state.page);
  const { line = givenQueue(page)?.line } = useProfileSelector(selectQueue);
  const { number } = useFormatters(page.account.timeZone);
  // Nobody decides by it whether to come.
  if (!line?.isOpen) return null;
  return (
    <p className={styles.fact}>
      <Icon shape={peopleIcon} className={styles.sign} />
      {line.waiting === 0
        ? t('line.nobody')
        : t('line.waiting', { count: line.waiting, displayCount: number(line.waiting) })}
    </p>
  );
}
