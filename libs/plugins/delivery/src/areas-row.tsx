import { useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, accountLang, type PluginContext } from '@oa-profile/plugin-sdk';
import { Chips, DescriptionRow, pinIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './areas-row.module.css';
import type { Delivery } from './data.js';
import { deliveryTexts } from './texts.js';

interface AreasRowProps {
  areas: Delivery['services'][number]['areas'];
  kind: Delivery['services'][number]['kind'];
  context: PluginContext;
}

/** How many areas are shown before the visitor asks for all. */
const SHOWN_FIRST = 8;

/** The delivery areas. All are in the page, so that find-in-page reaches them. */
export function AreasRow({ areas, kind, context }: AreasRowProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const lang = accountLang(context);
  return (
    <DescriptionRow icon={pinIcon} label={t(`areas.${kind}`)}>
      {areas === 'unknown' ? (
        t('terms.unknown')
      ) : (
        <FoldedItems items={areas} shownFirst={SHOWN_FIRST} className={styles.rest}>
          {(shown) => <Chips chips={shown.map((text) => ({ text }))} lang={lang} />}
        </FoldedItems>
      )}
    </DescriptionRow>
  );
}
