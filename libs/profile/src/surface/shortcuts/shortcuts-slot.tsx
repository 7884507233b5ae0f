import { useI18n } from '@oa-profile/i18n/react';
import { memo, type ComponentType, type ReactElement } from 'react';
import { useLateFeatures } from '../../core/feature/late-features.js';
import { LatePart, type LateProps } from '../../core/late/late-part.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import { addActionTexts } from '../../core/texts/add-action-texts.js';

/** The place of {@link Shortcuts}, whose code is loaded once the page has answered its first taps. */
export const ShortcutsSlot = memo(function ShortcutsSlot(): ReactElement {
  const i18n = useI18n();
  const features = useLateFeatures();
  const load = async (): Promise<ComponentType<LateProps>> => {
    const [{ Shortcuts }] = await Promise.all([
      import('./shortcuts.js'),
      addActionTexts(i18n),
      features.load(),
    ]);
    return Shortcuts;
  };
  // Beside a view only a desktop shows them.
  const when = useProfileSelector(({ page }) => page.initialView.name) === 'profile' ? 'at once' : 'near';
  return <LatePart load={load} name="shortcuts" when={when} />;
});
