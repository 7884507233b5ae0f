import { useLatePlugins } from '@oa-profile/plugin-sdk/page';
import { LatePart, loadPlugins } from '@oa-profile/plugin-sdk/internal';
import { memo, type ReactElement } from 'react';

/** The place of {@link Menus}. Until their code has loaded, the browser opens them, so nothing is missing. */
export const MenusSlot = memo(function MenusSlot(): ReactElement {
  const plugins = useLatePlugins();
  return (
    <LatePart
      load={async (i18n) => {
        const [{ Menus }] = await Promise.all([import('./menus.js'), loadPlugins(plugins, i18n)]);
        return Menus;
      }}
      name="page menus"
      when="at once"
      saysFailure={false}
    />
  );
});
