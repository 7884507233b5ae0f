import {
  useLatePlugins,
  useProfileSelector,
  viewHref,
  viewName,
  viewPath,
} from '@oa-profile/plugin-sdk/page';
import { LatePart, type View } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';

interface ViewHostProps {
  view: Exclude<View, { name: 'profile' }>;
  className: string | undefined;
}

function BackLink(): ReactElement {
  const t = useTexts(commonTexts);
  const page = useProfileSelector((state) => state.page);
  return <a href={viewHref(page, { name: 'profile' })}>{t('common.backTo', { name: page.account.name })}</a>;
}

/** Shows a view beside the profile card, or, on a phone, in its place. */
export function ViewHost({ view, className }: ViewHostProps): ReactElement {
  const plugins = useLatePlugins();
  return (
    <LatePart
      key={viewPath(view)}
      className={className}
      load={async (i18n) => {
        // The list of plugins is loaded in parallel with the code that needs one of them.
        const [{ loadView }] = await Promise.all([import('./load-view.js'), plugins.load()]);
        return loadView(view, i18n, plugins);
      }}
      name={`view ${viewName(view)}`}
      isUnique={'plugin' in view}
      when="at once"
      wayOn={<BackLink />}
    />
  );
}
