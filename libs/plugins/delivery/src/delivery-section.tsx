import {
  accountLang,
  FoldedItems,
  minutesText,
  PlainText,
  WebButton,
  WebLink,
  type PluginContext,
  type SectionProps,
} from '@oa-profile/plugin-sdk';
import { commonTexts, textAround } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  cardIcon,
  Chips,
  DescriptionList,
  DescriptionRow,
  infoIcon,
  pinIcon,
  ShowAllLink,
} from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { HoursRow, orderHours, withClosings } from '@oa-profile/plugin-sdk/hours';
import { clsx } from 'clsx';
import type { Delivery } from './data.js';
import styles from './delivery-section.module.css';
import { deliveryTexts } from './texts.js';
import { feeText, minimumText } from './fee-text.js';

export function DeliverySection({
  data: { services },
  context,
  wholeHref,
}: SectionProps<Delivery>): ReactElement {
  const common = useTexts(commonTexts);
  const isSummary = wholeHref !== undefined;
  const isOneOfSeveral = ({ kind }: Delivery['services'][number]): boolean =>
    services.filter((other) => other.kind === kind).length > 1;
  // The bar of a view says what is ordered, not where to: of several services of a kind none is the main one.
  const main = services.find((service) => service.orderUrl !== undefined && !isOneOfSeveral(service));
  // Keyed by position, which never changes: an account may have two services of a kind.
  return (
    <>
      {services.map((service, place) => (
        <Service
          key={place}
          service={service}
          context={context}
          isOneOfSeveral={isOneOfSeveral(service)}
          isMain={service === main}
          isSummary={isSummary}
        />
      ))}
      {isSummary && (
        <ShowAllLink href={wholeHref} label={common('common.allDetails')} className={styles.all} />
      )}
    </>
  );
}

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
function Service({ service, context, isOneOfSeveral, isMain, isSummary }: ServiceProps): ReactElement {
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

interface AreasRowProps {
  areas: Delivery['services'][number]['areas'];
  kind: Delivery['services'][number]['kind'];
  context: PluginContext;
}

/** How many areas are shown before the visitor asks for all. */
const SHOWN_FIRST = 8;

/** The delivery areas. All are in the page, so that find-in-page reaches them. */
function AreasRow({ areas, kind, context }: AreasRowProps): ReactElement {
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

interface TermsProps {
  service: Delivery['services'][number];
  context: PluginContext;
}

/** The terms to compare before ordering: fee, minimum order, and time. */
function Terms({ service, context }: TermsProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const formatters = useFormatters(context.account.timeZone);
  const { kind, minimumOrder, waitingMinutes } = service;
  const { fee, isFree, condition } = feeText(service, t, formatters);
  return (
    <dl className={styles.terms}>
      <div className={styles.term}>
        <dt className={styles.label}>{t(`fee.${kind}`)}</dt>
        <FormattedText as="dd" className={clsx(styles.value, isFree && styles.free)}>
          {fee}
        </FormattedText>
        {condition && (
          <FormattedText as="dd" className={styles.condition}>
            {condition}
          </FormattedText>
        )}
      </div>
      {minimumOrder && (
        <div className={styles.term}>
          <dt className={styles.label}>{t('minimum')}</dt>
          <FormattedText as="dd" className={styles.value}>
            {minimumText(minimumOrder, t, formatters)}
          </FormattedText>
        </div>
      )}
      {waitingMinutes && (
        <div className={styles.term}>
          <dt className={styles.label}>{t('waiting')}</dt>
          <FormattedText as="dd" className={styles.value}>
            {minutesText(waitingMinutes, context.language)}
          </FormattedText>
        </div>
      )}
    </dl>
  );
}
