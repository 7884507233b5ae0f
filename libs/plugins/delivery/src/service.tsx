import { textAround } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, WebButton, WebLink, type PluginContext } from '@oa-profile/plugin-sdk';
import { HoursRow, orderHours, withClosings } from '@oa-profile/plugin-sdk/hours';
import { Chips, cardIcon, DescriptionList, DescriptionRow, infoIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { AreasRow } from './areas-row.js';
import type { Delivery } from './data.js';
import styles from './service.module.css';
import { Terms } from './terms.js';
import { deliveryTexts } from './texts.js';

interface ServiceProps {
  service: Delivery['services'][number];
  context: PluginContext;
  /** Whether the account has other services of this kind, from which the title distinguishes it. */
  isOneOfSeveral: boolean;
  /** Ordering from it is what the view is for. */
  isMain: boolean;
  /** Shows only the main terms and the order button. */
  isSummary: boolean;
}

/** One delivery service: its price, then hours, areas, payment, and the order button. */
export function Service({ service, context, isOneOfSeveral, isMain, isSummary }: ServiceProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const { number } = useFormatters(context.account.timeZone);
  const { kind, hours, areas, payments, note, orderUrl } = service;
  const [area, ...further] = isOneOfSeveral && areas !== 'unknown' ? areas : [];
  const [before, after] = textAround((part) =>
    further.length > 0 ? t('areas.andMore', { area: part, number: number(further.length) }) : part,
  );
  const title = (
    <h3>
      {t(`kind.${kind}`)}
      {area !== undefined && (
        <>
          {' · '}
          <FormattedText>
            {before}
            <span lang={accountLang(context)}>{area}</span>
            {after}
          </FormattedText>
        </>
      )}
    </h3>
  );
  if (isSummary) {
    return (
      <div className={clsx(styles.service, styles.summary)}>
        <div className={styles.head}>
          {title}
          {orderUrl && (
            <WebLink href={orderUrl} action="orderDelivery" context={context}>
              {t(`order.${kind}`)}
            </WebLink>
          )}
        </div>
        {hours && (
          <DescriptionList>
            <HoursRow
              hours={withClosings(orderHours(hours), context)}
              texts={deliveryTexts}
              context={context}
              days="hidden"
            />
          </DescriptionList>
        )}
        <Terms service={service} context={context} />
      </div>
    );
  }
  return (
    <div className={styles.service}>
      {title}
      <Terms service={service} context={context} />
      {(hours || areas.length > 0 || payments.length > 0 || note) && (
        <DescriptionList>
          {hours && (
            <HoursRow
              hours={withClosings(orderHours(hours), context)}
              texts={deliveryTexts}
              context={context}
            />
          )}
          {areas.length > 0 && <AreasRow areas={areas} kind={kind} context={context} />}
          {payments.length > 0 && (
            <DescriptionRow icon={cardIcon} label={t('payments')}>
              <Chips chips={payments.map((payment) => ({ text: t(`payments.${payment}`) }))} />
            </DescriptionRow>
          )}
          {note && (
            <DescriptionRow icon={infoIcon} label={t('note')} hideLabel>
              <PlainText text={note} lang={accountLang(context)} />
            </DescriptionRow>
          )}
        </DescriptionList>
      )}
      {orderUrl && (
        <WebButton
          href={orderUrl}
          label={t(`order.${kind}`)}
          action="orderDelivery"
          context={context}
          isViewAction={isMain}
        />
      )}
    </div>
  );
}
