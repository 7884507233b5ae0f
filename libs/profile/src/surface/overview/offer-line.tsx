import { useTexts } from '@oa-profile/i18n/react';
import { Icon, chevronRightIcon, ticketIcon } from '@oa-profile/ui';
import { useEffect, type ReactElement } from 'react';
import type { LateProps } from '../../core/late/late-part.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import { viewHref } from '../../core/views/view.js';
import { leadToSection } from './lead-to-section.js';
import { factTexts } from './fact-texts.js';
import styles from './offer-line.module.css';
import { useFacts } from './use-facts.js';

/** The best offer of the account in one line, which leads to it. */
export function OfferLine({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(factTexts);
  const page = useProfileSelector((state) => state.page);
  const { offer } = useFacts().facts;
  if (!offer) return null;
  const { sectionId, type, itemId, text, lang } = offer;
  const href =
    itemId === undefined ? `#${sectionId}` : viewHref(page, { name: 'item', plugin: type, itemId });
  return (
    <a
      className={styles.offer}
      href={href}
      onClick={itemId === undefined ? leadToSection : undefined}
      data-fact="offer"
    >
      <Icon shape={ticketIcon} size="small" label={t('offer.label')} />
      <span className={styles.text} lang={lang}>
        {text}
      </span>
      <Icon shape={chevronRightIcon} size="small" />
    </a>
  );
}
