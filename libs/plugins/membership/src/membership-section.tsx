import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  FoldedItems,
  type OwnDataStatus,
  type PluginContext,
  type SectionProps,
} from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { SnapRow } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { Membership } from './data.js';
import styles from './membership-section.module.css';
import { planColumns, type PlanColumns } from './plan/plan-columns.js';
import { membershipTexts } from './texts.js';
import { PlanCard, type Plan } from './plan/plan-card.js';

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

interface PlanListProps {
  plans: readonly Plan[];
  columns: PlanColumns;
  /** A row to scroll, with only what is needed to compare. */
  isSummary: boolean;
  context: PluginContext;
  /** Whose the plans are, as for a section. */
  own: OwnDataStatus | undefined;
}

/** Plans, side by side if there is space. */
function PlanList({ plans, columns, isSummary, context, own }: PlanListProps): ReactElement {
  const isAlone = columns === 'one';
  const keepsPicture = !isAlone && plans.some(({ picture }) => picture);
  if (isSummary) {
    return (
      <SnapRow>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              keepsPicture={false}
              isAlone={false}
              isSummary
              context={context}
              own={own}
            />
          </li>
        ))}
      </SnapRow>
    );
  }
  return (
    <div className={styles.space}>
      <ul role="list" className={clsx(styles.plans, styles[columns])}>
        {plans.map((plan) => (
          <li key={plan.id} className={styles.place}>
            <PlanCard plan={plan} keepsPicture={keepsPicture} isAlone={isAlone} context={context} own={own} />
          </li>
        ))}
      </ul>
    </div>
  );
}
