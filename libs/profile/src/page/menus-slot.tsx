import { useI18n } from '@oa-profile/i18n/react';
import { memo, type ComponentType, type ReactElement } from 'react';
import { LatePart, type LateProps } from '../core/late/late-part.js';
import { addActionTexts } from '../core/texts/add-action-texts.js';

/** The place of {@link Menus}. Until their code has loaded, the browser opens them, so nothing is missing. */
export const MenusSlot = memo(function MenusSlot(): ReactElement {
  const i18n = useI18n();
  const load = async (): Promise<ComponentType<LateProps>> => {
    const [{ Menus }] = await Promise.all([import('./menus.js'), addActionTexts(i18n)]);
    return Menus;
  };
  return <LatePart load={load} name="menus" when="at once" saysFailure={false} />;
});
