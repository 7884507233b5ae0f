import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { Chips, DescriptionRow, FoldedList, pinIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './areas-row.module.css';
import { deliveryTexts } from './texts.js';

interface AreasRowProps {
  areas: readonly string[];
  context: PluginContext;
}

/** How many areas are shown before the visitor asks for all. */
const SHOWN_FIRST = 8;

/** The delivery areas. All are in the page, so that find-in-page reaches them. */
export function AreasRow({ areas, context }: AreasRowProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const { number } = useFormatters(context.account.timeZone);
  const lang = accountLang(context);
  return (
    <DescriptionRow icon={pinIcon} label={t('areas')}>
      <FoldedList
        items={areas}
        shownFirst={SHOWN_FIRST}
        label={t('areas.showAll', { total: number(areas.length) })}
        className={styles.rest}
      >
        {(shown) => <Chips chips={shown.map((text) => ({ text }))} lang={lang} />}
      </FoldedList>
    </DescriptionRow>
  );
}
