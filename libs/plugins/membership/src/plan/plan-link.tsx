import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { accountLang, type OwnDataStatus, type PluginContext } from '@oa-profile/plugin-sdk';
import { ExternalButton, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { membershipTexts } from '../texts.js';
import type { Plan } from './plan-card.js';
import styles from './plan-link.module.css';

interface PlanLinkProps {
  plan: Plan;
  context: PluginContext;
  own: OwnDataStatus | undefined;
}

/** Link to join, or to manage one's membership. A sold-out plan has no link to join; one of which that is not known has
 * a link that promises nothing. */
export function PlanLink({
  plan: { name, url, joined, soldOut },
  context,
  own,
}: PlanLinkProps): ReactElement | null {
  const t = useTexts(membershipTexts);
  const common = useTexts(commonTexts);
  // Whom nobody knows is asked to join like anybody.
  const isOutside = joined === false || own === undefined;
  if (url === undefined || (soldOut === true && isOutside)) return null;
  const isOffer = isOutside && soldOut === false;
  return (
    <div className={styles.foot}>
      <ExternalButton
        href={url}
        newTabLabel={common('common.opensInNewTab')}
        variant={isOffer ? 'secondary' : 'quiet'}
        wide
        onClick={() => context.emit({ type: 'action', name: isOffer ? 'joinPlan' : 'openMembership' })}
      >
        {t(isOffer ? 'join' : joined === true ? 'open' : 'details')}
        <VisuallyHidden>
          {' '}
          <span lang={accountLang(context)}>{name}</span>
        </VisuallyHidden>
      </ExternalButton>
    </div>
  );
}
