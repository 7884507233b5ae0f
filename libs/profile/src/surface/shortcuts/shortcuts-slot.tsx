import { addTexts } from '@oa-profile/i18n';
import { useI18n } from '@oa-profile/i18n/react';
import { memo, type ComponentType, type ReactElement } from 'react';
import { LatePart, type LateProps } from '../../core/late/late-part.js';
import { useProfileSelector } from '../../core/store/hooks.js';

const own = {};

/** The place of {@link Shortcuts}, whose code is loaded once the page has answered its first taps. */
export const ShortcutsSlot = memo(function ShortcutsSlot(): ReactElement {
  const i18n = useI18n();
  const load = async (): Promise<ComponentType<LateProps>> => {
    const { Shortcuts, actionTexts } = await import('./index.js');
    await addTexts(i18n, actionTexts);
    return Shortcuts;
  };
  // Beside a view only a desktop shows them.
  const when = useProfileSelector(({ page }) => page.initialView.name) === 'profile' ? 'at once' : 'near';
  return <LatePart load={load} name="shortcuts" own={own} when={when} />;
});
