import {
  dialogOpened,
  type Intent,
  TextWithName,
  useAccountLang,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import type { ChosenWords } from '@oa-profile/plugin-sdk/internal';
import { actionTexts } from '@oa-profile/plugin-sdk/internal';
import { commonTexts, textAround } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { appLinkOf } from './app-link.js';
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
  const { intent = { view }, details, chosen, isReady } = content?.name === 'continueInApp' ? content : {};
  const { href, carriesIntent } = appLinkOf(page, intent);
  return (
    <InAppDialog
      title={chosen?.title ?? <Title intent={intent} details={details} />}
      text={!isReady && <Explanation {...{ intent, details, chosen, carriesIntent }} />}
      link={href}
      codeLabel={t('app.continueCodeLabel', { name: page.account.name })}
      scan={t('app.continueScan')}
    >
      {chosen && (
        // It can be requested in other ways, too.
        <Button variant="quiet" size="small" onClick={() => dispatch(dialogOpened('contact'))}>
          {common('action.contact')}
        </Button>
      )}
    </InAppDialog>
  );
}

interface WantedProps {
  intent: Intent;
  /** Name of the item that it is about. */
  details: string | undefined;
}

const linkActionTitles = {
  keep: 'app.wishKeep',
  follow: 'app.wishFollow',
  favorite: 'app.wishFavorite',
  unblock: 'app.wishUnblock',
} as const;

/** What the visitor wanted, if it has a name. */
function Title({ intent: { view, linkAction }, details }: WantedProps): ReactElement {
  const t = useTexts(actionTexts);
  const lang = useAccountLang();
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

interface ExplanationProps extends WantedProps {
  /** What was chosen. */
  chosen: ChosenWords | undefined;
  /** The link leads to it. */
  carriesIntent: boolean;
}

/** What the visitor will find in the app; if the link leads only to the account, just that it is there. */
function Explanation({
  intent: { view, linkAction },
  details,
  chosen,
  carriesIntent,
}: ExplanationProps): ReactElement {
  const t = useTexts(actionTexts);
  if (chosen) {
    return (
      <>
        <p className={styles.details}>{chosen.details}</p>
        <p>{carriesIntent ? chosen.filledIn : t('app.continueText')}</p>
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
