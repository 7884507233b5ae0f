import { type LateProps, useIsHydrated, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useSectionHref } from '@oa-profile/plugin-sdk/internal';
import type { HighlightSign } from '@oa-profile/plugin-sdk/internal';
import { FormattedText, useTexts } from '@oa-profile/i18n/react';
import {
  Icon,
  VisuallyHidden,
  infoIcon,
  peopleIcon,
  priceTagIcon,
  starFilledIcon,
  walkIcon,
  type IconShape,
} from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, type ReactElement } from 'react';
import { leadToSection } from './lead-to-section.js';
import styles from './fact-strip.module.css';
import { factTexts } from './fact-texts.js';
import { hasDay, type WordsFact } from './facts-at.js';
import { SpecialFact, StatusFact } from './hours-facts.js';
import { TodaySlot } from './today/today-slot.js';
import { useFacts } from './use-facts.js';

const icons: Readonly<Record<HighlightSign, IconShape>> = {
  crowd: peopleIcon,
  rating: starFilledIcon,
  price: priceTagIcon,
  way: walkIcon,
  info: infoIcon,
};

/**
 * Answers what a visitor came for: the day with its status, and below it facts that are the same all day, each a link to its
 * explanation. Renders nothing if nothing is known. Facts that a wide page also has in a column of their own are marked, so
 * that it can hide them here.
 */
export function FactStrip({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(factTexts);
  const sectionHref = useSectionHref();
  const { facts, now } = useFacts();
  // The documents of other views lack the line of the day, which comes with its styles once the profile is shown.
  const isTakenOver = useIsHydrated();
  const isOfProfile = useProfileSelector(
    ({ page, view }) => page.initialView.name === 'profile' || (isTakenOver && view.name === 'profile'),
  );
  // Without hours there may be free times all the same.
  const hasTimes = useProfileSelector(({ page }) => page.account.features.includes('reservation'));
  const { status, crowd, special, words } = facts;
  const day = status && hasDay(status) ? status : undefined;
  return (
    <>
      {day && (
        <div className={styles.day}>
          <div className={styles.head}>
            <StatusFact status={day} now={now} isDrawn={isOfProfile} />
            {crowd && (
              <a
                className={clsx(styles.fact, styles.crowd, crowd.isLive && styles.live)}
                href={sectionHref(crowd.sectionId)}
                onClick={leadToSection}
                data-fact="crowd"
              >
                <FormattedText>{crowd.text}</FormattedText>
              </a>
            )}
          </div>
          {isOfProfile && <TodaySlot />}
        </div>
      )}
      {!day && hasTimes && isOfProfile && <TodaySlot />}
      {((status && !day) || special || words.length > 0) && (
        <ul
          role="list"
          className={styles.strip}
          aria-label={t('strip.label')}
          data-in-summary={words.length === 0 ? '' : undefined}
        >
          {status && !day && (
            <li className={styles.whole} data-in-summary="">
              <StatusFact status={status} now={now} />
            </li>
          )}
          {words.map((fact) => (
            <Words key={`${fact.sectionId} ${fact.sign}`} fact={fact} />
          ))}
          {special && (
            <li className={styles.whole} data-in-summary="">
              <SpecialFact special={special} />
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function Words({ fact: { sectionId, sign, text, spoken, lang } }: { fact: WordsFact }): ReactElement {
  return (
    <li>
      <a className={styles.fact} href={useSectionHref()(sectionId)} onClick={leadToSection} data-fact={sign}>
        <Icon shape={icons[sign]} size="small" className={clsx(styles.icon, styles[sign])} />
        <FormattedText lang={lang} aria-hidden={spoken ? true : undefined}>
          {text}
        </FormattedText>
        {spoken && <FormattedText as={VisuallyHidden}>{spoken}</FormattedText>}
      </a>
    </li>
  );
}
