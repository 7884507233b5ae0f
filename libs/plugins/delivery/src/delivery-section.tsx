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
  // Keyed by position, which never changes: an account may have two services of a kind.
  return (
    <>
      {services.map((service, place) => (
        <Service
          key={place}
          service={service}
          context={context}
          isOneOfSeveral={services.filter(({ kind }) => kind === service.kind).length > 1}
          isSummary={isSummary}
        />
      ))}
      {isSummary && (
        <ShowAllLink href={wholeHref} label={common('common.allDetails')} className={styles.all} />
      )}
    </>
  );
}
