import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { DescriptionRow, trainIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';
import styles from './contact.module.css';

interface StationsRowProps {
  stations: BasicInfo['stations'];
  context: PluginContext;
}

/** How many stations are shown before the visitor asks for all. */
const SHOWN_FIRST = 5;

/** Nearby stations, with the minutes on foot. */
export function StationsRow({ stations, context }: StationsRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const { number } = useFormatters(context.account.timeZone);
  return (
    <DescriptionRow icon={trainIcon} label={t('stations')}>
      <FoldedItems items={stations} shownFirst={SHOWN_FIRST} className={styles.rest}>
        {(shown) => (
          <ul role="list" className={styles.stations}>
            {shown.map(({ name, line, walkMinutes: minutes }) => (
              <li key={`${name} ${line}`} className={styles.station}>
                <span className={styles.stationName} lang={accountLang(context)}>
                  {name} {line && <span className={styles.note}>{line}</span>}
                </span>
                {minutes !== undefined && (
                  <FormattedText className={styles.note}>
                    {t('stations.walk', { count: minutes, displayCount: number(minutes) })}
                  </FormattedText>
                )}
              </li>
            ))}
          </ul>
        )}
      </FoldedItems>
    </DescriptionRow>
  );
}
