import {
  type LateProps,
  usePluginLinks,
  useProfileSelector,
  SummaryParts,
} from '@oa-profile/plugin-sdk/page';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Button, Icon, chevronRightIcon, pinIcon, infoIcon, ticketIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { factTexts } from '../fact-texts.js';
import { hasDay } from '../facts-at.js';
import { SpecialFact, StatusFact } from '../hours-facts.js';
import { HighlightLink } from '../highlight-link.js';
import { useFacts } from '../use-facts.js';
import { useOffer } from '../use-offer.js';
import { newsAt } from './news-at.js';
import styles from './summary.module.css';

/** The address, what the account offers to do and its best offer, beside the sections of a wide page. */
export function Summary({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(factTexts);
  const buttons = usePluginLinks('button');
  const { facts, now } = useFacts();
  const { status, special, place } = facts;
  const summary = useRef<HTMLElement>(null);
  const offer = useOffer(summary);
  return (
    <section ref={summary} className={styles.summary} aria-label={t('strip.label')}>
      <div className={styles.card}>
        <SummaryParts part="Picture" />
        {(special || place || (status && !hasDay(status))) && (
          <ul role="list" className={styles.facts}>
            {/* That of any other day is on the card, with the line of the day. */}
            {status && !hasDay(status) && (
              <li>
                <StatusFact status={status} now={now} />
              </li>
            )}
            {special && (
              <li className={styles.special}>
                <SpecialFact special={special} />
              </li>
            )}
            {place && (
              <li className={styles.row}>
                <Icon shape={pinIcon} size="small" className={styles.sign} />
                <span className={styles.address} lang={place.lang}>
                  {place.text}
                </span>
              </li>
            )}
          </ul>
        )}
        {buttons.length > 0 && (
          <div className={styles.buttons}>
            {buttons.map(({ name, link: { href, icon, label } }, place) => (
              <Button key={name} href={href} variant={place === 0 ? 'primary' : 'secondary'} icon={icon} wide>
                {label}
              </Button>
            ))}
          </div>
        )}
        <SummaryParts part="Link" />
      </div>
      {offer && (
        <HighlightLink found={offer} className={styles.offer} data-fact="offer">
          <Icon shape={offer.isNews ? infoIcon : ticketIcon} />
          <span className={styles.words}>
            {!offer.isNews && <span className={styles.label}>{t('offer.label')}</span>}
            <span className={styles.text} lang={offer.lang}>
              {offer.text}
            </span>
          </span>
          <Icon shape={chevronRightIcon} size="small" />
        </HighlightLink>
      )}
      <NewsCard />
    </section>
  );
}

/** The newest of what the account tells, one line each. */
function NewsCard(): ReactElement | null {
  const { outline, now } = useFacts();
  const view = useProfileSelector((state) => state.view);
  const { date } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const news = useMemo(() => newsAt(outline, view, now), [outline, view, now]);
  if (!news) return null;
  return (
    <div className={clsx(styles.card, styles.facts)}>
      <p className={styles.label} aria-hidden="true">
        {news.title}
      </p>
      <ul role="list" aria-label={news.title}>
        {news.items.map(({ text, lang, publishedAt, ...found }) => (
          <li key={found.itemId ?? text}>
            <HighlightLink found={found} className={styles.news}>
              <span lang={lang}>{text}</span>
              {publishedAt && (
                <FormattedText as="time" dateTime={publishedAt} className={styles.label}>
                  {date(new Date(publishedAt))}
                </FormattedText>
              )}
            </HighlightLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
