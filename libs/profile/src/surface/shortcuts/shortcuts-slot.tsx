import { useLatePlugins, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { LatePart, loadPlugins } from '@oa-profile/plugin-sdk/internal';
import { memo, type ReactElement } from 'react';

/** The place of {@link Shortcuts}, whose code is loaded once the page has answered its first taps. */
export const ShortcutsSlot = memo(function ShortcutsSlot(): ReactElement {
  const plugins = useLatePlugins();
  // Beside a view only a desktop shows them.
  const when = useProfileSelector(({ page }) => page.initialView.name) === 'profile' ? 'at once' : 'near';
  return (
    <LatePart
      load={async (i18n) => {
        const [{ Shortcuts }] = await Promise.all([
          import('./shortcuts.js'),
          loadPlugins(plugins, i18n, { isRetried: true }),
        ]);
        return Shortcuts;
      }}
      name="shortcut row"
      when={when}
    />
  );
});
