import { commonTexts } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { hostOf, phoneText, telephoneUrl } from '@oa-profile/plugin-sdk';
import { Icon, VisuallyHidden, chatIcon, externalIcon, globeIcon, phoneIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { basicInfoOf } from '../../core/account/basic-info-of.js';
import { sectionsWithInfo } from '../../core/account/sections-with-info.js';
import { useAccountLang } from '../../core/account/use-account-lang.js';
import { DialogEntries, DialogEntry } from '../../core/dialogs/dialog-entry.js';
import { PagePopover } from '../../core/dialogs/page-popover.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import { MOST_WEBSITES } from './channels.js';

/**
 * The plain links among the ways to reach the account, for visitors who ask before script has loaded. With script,
 * {@link ContactDialog} opens instead, which knows what works now.
 */
export function ContactPopover(): ReactElement {
  const t = useTexts(commonTexts);
  const accountLang = useAccountLang();
  const language = useLanguage();
  const page = useProfileSelector((state) => state.page);
  const { account, appLinks } = page;
  const { phone, websites = [] } = basicInfoOf(sectionsWithInfo(page)) ?? {};
  return (
    <PagePopover menu="contact" title={t('action.contact')}>
      <DialogEntries>
        {phone && (
          <DialogEntry
            icon={phoneIcon}
            label={phoneText(phone, language, account.countryCode)}
            href={telephoneUrl(phone)}
          />
        )}
        <DialogEntry icon={chatIcon} label={t('action.chat')} href={appLinks.chat} />
        {websites.slice(0, MOST_WEBSITES).map(({ url, label }) => (
          <DialogEntry
            key={url}
            icon={globeIcon}
            label={label ? <span lang={accountLang}>{label}</span> : hostOf(url)}
            details={
              <>
                {label && <span>{hostOf(url)}</span>}
                <VisuallyHidden>{t('common.opensInNewTab')}</VisuallyHidden>
              </>
            }
            end={<Icon shape={externalIcon} size="small" />}
            href={url}
            isExternal
          />
        ))}
      </DialogEntries>
    </PagePopover>
  );
}
