import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, type SectionProps } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import type { Membership } from './data.js';
import styles from './membership-section.module.css';
import { planColumns } from './plan/plan-columns.js';
import { PlanList } from './plan/plan-list.js';
import { membershipTexts } from './texts.js';

/** How many plans are shown before the visitor asks for all. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 6;

/** The account's plans, in its own order: the visitor's own plan does not move. */
export function MembershipSection({
  data: { plans },
  context,
  own,
  wholeHref,
}: SectionProps<Membership>): ReactElement {
  const t = useTexts(membershipTexts);
  const { number } = useFormatters(context.account.timeZone);
  const isSummary = wholeHref !== undefined;
  const columns = planColumns(plans.length);
  return (
    <div className={styles.section}>
      <FoldedItems
        items={plans}
        shownFirst={isSummary ? SHOWN_IN_SUMMARY : SHOWN_FIRST}
        href={wholeHref}
        hasMore
        label={plans.length > 1 ? t('showAll', { total: number(plans.length) }) : undefined}
        className={styles.all}
      >
        {(shown) => (
          <PlanList plans={shown} columns={columns} isSummary={isSummary} context={context} own={own} />
        )}
      </FoldedItems>
    </div>
  );
}
