import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, moneyText, type OwnDataStatus, type PluginContext } from '@oa-profile/plugin-sdk';
import { cardIcon, checkIcon, ExternalButton, Icon, Picture, Tag, VisuallyHidden } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { commonTexts } from '@oa-profile/i18n';
import type { Membership } from '../data.js';
import { membershipTexts } from '../texts.js';
import styles from './plan-card.module.css';

export type Plan = Membership['plans'][number];

interface PlanCardProps {
  plan: Plan;
  /** Beside plans with a picture, one without reserves the space, so that names and prices align. */
  keepsPicture: boolean;
  /** Whether it is the only plan: its picture is then beside its text if there is space. */
  isAlone: boolean;
  /** Without its picture, and only with the first perks. @default false */
  isSummary?: boolean;
  context: PluginContext;
  own: OwnDataStatus | undefined;
}

const PERKS_IN_SUMMARY = 2;

/** A plan: its price and its perks, with a member's perks ticked off. */
export function PlanCard({
  plan,
  keepsPicture,
  isAlone,
  isSummary = false,
  context,
  own,
}: PlanCardProps): ReactElement {
  const t = useTexts(membershipTexts);
  const formatters = useFormatters(context.account.timeZone);
  const nameId = useId();
  const { name, pricePerMonth, perks, picture, joined, soldOut } = plan;
  const lang = accountLang(context);
  const isMember = joined === true;
  const isClosed = soldOut === true && !isMember;
  return (
    <article
      className={clsx(
        styles.plan,
        isMember && styles.joined,
        isClosed && styles.closed,
        isAlone && styles.alone,
      )}
      aria-labelledby={nameId}
    >
      {picture && !isSummary ? (
        <div className={styles.picture} lang={lang}>
          <Picture picture={picture} shape="wide" />
        </div>
      ) : (
        keepsPicture && (
          <div className={styles.noPicture}>
            <Icon shape={cardIcon} size="large" />
          </div>
        )
      )}
      <div className={clsx(styles.words, isSummary && styles.summary)}>
        <div className={styles.head}>
          <h3 id={nameId} className={styles.name} lang={lang}>
            {name}
          </h3>
          {isMember && <Tag tone="account">{t('joined')}</Tag>}
          {isClosed && <Tag tone="warning">{t('soldOut')}</Tag>}
          {soldOut === 'unknown' && !isMember && <Tag>{t('soldOut.unknown')}</Tag>}
        </div>
        <FormattedText as="p" className={styles.price}>
          {pricePerMonth.amount === 0
            ? t('free')
            : t('price', { price: moneyText(pricePerMonth, formatters) })}
        </FormattedText>
        <PlanPerks
          perks={isSummary ? perks.slice(0, PERKS_IN_SUMMARY) : perks}
          joined={isMember}
          lang={lang}
        />
        <PlanLink plan={plan} context={context} own={own} />
      </div>
    </article>
  );
}

interface PlanLinkProps {
  plan: Plan;
  context: PluginContext;
  own: OwnDataStatus | undefined;
}

/** Link to join, or to manage one's membership. A sold-out plan has no link to join; one of which that is not known has
 * a link that promises nothing. */
function PlanLink({
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

interface PlanPerksProps {
  perks: readonly string[];
  joined: boolean;
  lang: string | undefined;
}

/** The perks of a plan, ticked off for members. */
function PlanPerks({ perks, joined, lang }: PlanPerksProps): ReactElement | null {
  const t = useTexts(membershipTexts);
  const titleId = useId();
  // A plan of whose perks none can be shown has no title above nothing.
  if (perks.length === 0) return null;
  return (
    <div>
      <p id={titleId} className={styles.title}>
        {t(joined ? 'perks.joined' : 'perks')}
      </p>
      <ul role="list" aria-labelledby={titleId} className={clsx(styles.perks, joined && styles.ticked)}>
        {/* A plan can repeat a perk. */}
        {perks.map((perk, place) => (
          <li key={place} className={styles.perk} lang={lang}>
            <Icon shape={checkIcon} size="small" className={styles.sign} />
            {perk}
          </li>
        ))}
      </ul>
    </div>
  );
}
