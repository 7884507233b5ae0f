import { commonTexts, textAround } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Button } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { TextWithName } from '../../core/account/text-with-name.js';
import { useAccountLang } from '../../core/account/use-account-lang.js';
import { dialogOpened } from '../../core/dialogs/dialogs-slice.js';
import { appLinkOf } from './app-link.js';
import type { Intent } from '../../core/intent/intent.js';
import { useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import styles from './add-in-app-dialog.module.css';
import { InAppDialog } from './in-app-dialog.js';

/**
 * Leads a visitor to this page in the app, for what a browser cannot do. It names what the visitor wanted, its link
 * carries that, and visitors without the app learn how to get it.
 */
export function ContinueInAppDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const view = useProfileSelector((state) => state.view);
  const content = useProfileSelector(({ dialogs }) => dialogs.open);
  const { intent = { view }, details, isReady } = content?.name === 'continueInApp' ? content : {};
  const { href, carriesIntent } = appLinkOf(page, intent);
  return (
    <InAppDialog
      title={<Title intent={intent} details={details} />}
      text={!isReady && <Explanation intent={intent} details={details} carriesIntent={carriesIntent} />}
      link={href}
      codeLabel={t('app.continueCodeLabel', { name: page.account.name })}
      scan={t('app.continueScan')}
    >
      {intent.table && (
        // A table can be requested in other ways, too.
        <Button variant="quiet" size="small" onClick={() => dispatch(dialogOpened('contact'))}>
          {common('action.contact')}
        </Button>
      )}
    </InAppDialog>
  );
}

interface WantedProps {
  intent: Intent;
  /** What was chosen, in words. */
  details: string | undefined;
}

const linkActionTitles = {
  keep: 'app.wishKeep',
  follow: 'app.wishFollow',
  favorite: 'app.wishFavorite',
  unblock: 'app.wishUnblock',
} as const;

/** What the visitor wanted, if it has a name. */
function Title({ intent: { view, linkAction, table }, details }: WantedProps): ReactElement {
  const t = useTexts(actionTexts);
  const lang = useAccountLang();
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  if (table?.people !== undefined)
    return <>{t('app.finishBooking', { displayCount: number(table.people) })}</>;
  if (linkAction) return <TextWithName>{(name) => t(linkActionTitles[linkAction], { name })}</TextWithName>;
  if (view.name === 'item' && details) {
    const [before, after] = textAround((item) => t('app.continueItem', { item }));
    return (
      <>
        {before}
        <span lang={lang}>{details}</span>
        {after}
      </>
    );
  }
  return <>{t('app.continueTitle')}</>;
}

/** What the visitor will find in the app; if the link leads only to the account, just that it is there. */
function Explanation({
  intent: { view, linkAction, table },
  details,
  carriesIntent,
}: WantedProps & { carriesIntent: boolean }): ReactElement {
  const t = useTexts(actionTexts);
  if (table) {
    return (
      <>
        <p className={styles.details}>{details}</p>
        <p>{t(carriesIntent ? 'app.filledIn' : 'app.continueText')}</p>
      </>
    );
  }
  if (linkAction && carriesIntent) return <p>{t('app.confirmThere')}</p>;
  if (view.name === 'item' && details && carriesIntent) {
    return (
      <p>
        <TextWithName>{(name) => t('app.itemThere', { name })}</TextWithName>
      </p>
    );
  }
  return <p>{t('app.continueText')}</p>;
}
