import type { SectionProps } from '@oa-profile/plugin-sdk';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ShowAllLink } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { Delivery } from './data.js';
import styles from './service.module.css';
import { Service } from './service.js';

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
