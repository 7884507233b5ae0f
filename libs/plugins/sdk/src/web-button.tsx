import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ExternalButton } from '@oa-profile/ui';
import { use, type ReactElement } from 'react';
import { hostOf } from './host-of.js';
import type { PluginContext } from './section.js';
import { ViewBarContext, ViewAction } from './view-action.js';
import styles from './web-button.module.css';

/** Props of {@link WebButton}. */
export interface WebButtonProps {
  /** An address that is known to be http(s). */
  href: string;
  /** Its text: 'Order online'. */
  label: string;
  /** Counted when the link is followed, such as 'orderTakeout'. */
  action: string;
  context: PluginContext;
  /** It is what a view is for, see {@link ViewAction}. @default false */
  isViewAction?: boolean;
}

/** A button-like link for something done on another site, with its host below. */
export function WebButton({
  href,
  label,
  action,
  context,
  isViewAction = false,
}: WebButtonProps): ReactElement {
  const t = useTexts(commonTexts);
  const isMain = use(ViewBarContext) !== undefined && isViewAction;
  const button = (
    <ExternalButton
      href={href}
      variant={isMain ? 'primary' : 'secondary'}
      newTabLabel={t('common.opensInNewTab')}
      wide
      onClick={() => context.emit({ type: 'action', name: action })}
    >
      {label}
    </ExternalButton>
  );
  return (
    <div>
      {/* The host stays in the view while the button is in the bar: nobody is led elsewhere unawares. */}
      {isMain ? <ViewAction>{button}</ViewAction> : button}
      <p className={styles.host}>{hostOf(href)}</p>
    </div>
  );
}
