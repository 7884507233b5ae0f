import { actionMessageKeys, type ErrorCode } from '@oa-profile/errors';
import {
  TextWithName,
  usePageEnvironment,
  useProfileSelector,
  ViewFrame,
  viewHref,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, Skeleton, VisuallyHidden, retryIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './gone-view.module.css';

interface GoneViewProps {
  /** The section that the item would be in: its type, and what a link to all of its items says. */
  list?: { type: string; showAll: string } | undefined;
  /** Why it could not be loaded, if it may exist. */
  code?: ErrorCode | undefined;
  onRetry?: (() => void) | undefined;
}

/**
 * Replaces a view that has nothing to show. The server answers 404 in most cases, and links of the page lead to
 * existing views: this is for links to what has disappeared since.
 */
export function GoneView({ list, code, onRetry }: GoneViewProps): ReactElement {
  const t = useTexts(commonTexts);
  const page = useProfileSelector((state) => state.page);
  const { host } = usePageEnvironment().services;
  return (
    <ViewFrame title={t(code ? 'unavailable.title' : 'error.pageNotFound')}>
      <div className={styles.ways}>
        <InlineMessage tone="warning">{t(code ? actionMessageKeys[code] : 'error.gone')}</InlineMessage>
        {code && onRetry && (
          <Button variant="primary" icon={retryIcon} wide onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        {!code && page.origin === 'liff' && host.getAccessToken() !== undefined && (
          // Only the app's SDK, which provided the token, can close the page.
          <Button variant="primary" wide onClick={() => host.close()}>
            {t('common.close')}
          </Button>
        )}
        {list && (
          <Button href={viewHref(page, { name: 'section', plugin: list.type })} wide>
            {list.showAll}
          </Button>
        )}
        <Button href={viewHref(page, { name: 'profile' })} wide>
          <TextWithName>{(name) => t('common.backTo', { name })}</TextWithName>
        </Button>
      </div>
    </ViewFrame>
  );
}

/** Replaces a view whose data are loading. */
export function LoadingView(): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <ViewFrame title={t('common.loading')}>
      <div aria-busy="true">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <Skeleton lines={6} />
      </div>
    </ViewFrame>
  );
}
