import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ExternalLink } from '@oa-profile/ui';
import type { ExternalLinkProps } from '@oa-profile/ui/internal';
import type { ReactElement } from 'react';
import type { PluginContext } from './section.js';

/** Props of {@link WebLink}. Other attributes of `<a>` are passed on. */
export interface WebLinkProps extends Omit<ExternalLinkProps, 'newTabLabel' | 'onClick'> {
  /** Counted when the link is followed, such as 'openWebsite'. */
  action: string;
  context: PluginContext;
}

/**
 * A link that leaves the page, says so, and is counted.
 *
 * @example
 * ```tsx
 * <WebLink href={url} action="openWebsite" context={context}>
 *   {hostOf(url)}
 * </WebLink>
 * ```
 */
export function WebLink({ action, context, ...link }: WebLinkProps): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <ExternalLink
      {...link}
      newTabLabel={t('common.opensInNewTab')}
      onClick={() => context.emit({ type: 'action', name: action })}
    />
  );
}
