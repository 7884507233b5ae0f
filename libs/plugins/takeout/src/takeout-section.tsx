import {
  accountLang,
  minutesText,
  PlainText,
  WebButton,
  WebLink,
  type PluginContext,
  type SectionProps,
} from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { FormattedText, useTexts } from '@oa-profile/i18n/react';
import { HoursRow, orderHours, withClosings } from '@oa-profile/plugin-sdk/hours';
import { DescriptionList, DescriptionRow, globeIcon, infoIcon, timerIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { Takeout } from './data.js';
import { hasTerms } from './is-empty-takeout.js';
import { Menu } from './menu/menu.js';
import styles from './takeout-section.module.css';
import { takeoutTexts } from './texts.js';

/** When orders are taken and how long they take, then the menu. */
export function TakeoutSection({ data, context, wholeHref }: SectionProps<Takeout>): ReactElement {
  // Without a menu there is nothing to summarise: the terms are everything.
  const isSummary = wholeHref !== undefined && data.items.length > 0;
  return (
    <>
      {hasTerms(isSummary ? { ...data, note: undefined } : data) && (
        <Terms takeout={data} context={context} isSummary={isSummary} />
      )}
      {data.items.length > 0 && <Menu items={data.items} context={context} wholeHref={wholeHref} />}
    </>
  );
}

interface TermsProps {
  takeout: Takeout;
  context: PluginContext;
  /** Without the week and the note. */
  isSummary: boolean;
}

/** What to know before ordering, and the order button. */
function Terms({ takeout, context, isSummary }: TermsProps): ReactElement {
  const t = useTexts(takeoutTexts);
  const { hours, waitingMinutes, note, orderUrl } = takeout;
  const rows = (
    <>
      {hours && (
        <HoursRow
          hours={withClosings(orderHours(hours), context)}
          texts={takeoutTexts}
          context={context}
          days={isSummary ? 'hidden' : 'folded'}
        />
      )}
      {waitingMinutes && (
        <DescriptionRow icon={timerIcon} label={t('waiting')} hideLabel>
          <FormattedText>
            {t('waiting.ready', { duration: minutesText(waitingMinutes, context.language) })}
          </FormattedText>
        </DescriptionRow>
      )}
    </>
  );
  if (isSummary) {
    return (
      <div className={clsx(styles.terms, styles.summary)}>
        <DescriptionList>
          {rows}
          {orderUrl && (
            <DescriptionRow icon={globeIcon} label={t('order')} hideLabel>
              <WebLink href={orderUrl} action="orderTakeout" context={context}>
                {t('order')}
              </WebLink>
            </DescriptionRow>
          )}
        </DescriptionList>
      </div>
    );
  }
  return (
    <div className={styles.terms}>
      {(hours || waitingMinutes || note) && (
        <DescriptionList>
          {rows}
          {note && (
            <DescriptionRow icon={infoIcon} label={t('note')} hideLabel>
              <PlainText text={note} lang={accountLang(context)} />
            </DescriptionRow>
          )}
        </DescriptionList>
      )}
      {orderUrl && (
        <WebButton href={orderUrl} label={t('order')} action="orderTakeout" context={context} isViewAction />
      )}
    </div>
  );
}
