import type { LateProps } from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { Icon, chevronRightIcon, infoIcon, ticketIcon } from '@oa-profile/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { factTexts } from './fact-texts.js';
import styles from './offer-line.module.css';
import { HighlightLink } from './highlight-link.js';
import { useOffer } from './use-offer.js';

/** The account's best offer, as a link; or, without one, its news, which are not called an offer. */
export function OfferLine({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(factTexts);
  const line = useRef<HTMLDivElement>(null);
  const current = useOffer(line);
  const [first] = useState(current);
  const offer = current ?? first;
  if (!offer) return <div ref={line} />;
  return (
    <div ref={line} data-in-summary="" className={current ? undefined : styles.gone}>
      <HighlightLink found={offer} className={styles.offer} data-fact="offer">
        {offer.isNews ? (
          <Icon shape={infoIcon} size="small" />
        ) : (
          <Icon shape={ticketIcon} size="small" label={t('offer.label')} />
        )}
        <span className={styles.text} lang={offer.lang}>
          {offer.text}
        </span>
        <Icon shape={chevronRightIcon} size="small" />
      </HighlightLink>
    </div>
  );
}
