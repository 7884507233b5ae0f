import { useTexts } from '@oa-profile/i18n/react';
import { DescriptionRow } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { basicInfoOf } from '../../core/account/basic-info-of.js';
import { sectionsWithInfo } from '../../core/account/sections-with-info.js';
import { useAccountLang } from '../../core/account/use-account-lang.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import { viewHref } from '../../core/views/view.js';
import styles from './confirmation.module.css';
import { reservationTexts } from './reservation-texts.js';

/** Where to come: the account's name, and its address, which links to the map. */
export function PlaceRow(): ReactElement {
  const t = useTexts(reservationTexts);
  const page = useProfileSelector((state) => state.page);
  const lang = useAccountLang();
  const address = useMemo(() => basicInfoOf(sectionsWithInfo(page))?.address, [page]);
  return (
    <DescriptionRow label={t('done.place')}>
      <span lang={lang}>{page.account.name}</span>
      {address && (
        <a href={viewHref(page, { name: 'place' })} lang={lang} className={styles.address}>
          {address.text}
        </a>
      )}
    </DescriptionRow>
  );
}
