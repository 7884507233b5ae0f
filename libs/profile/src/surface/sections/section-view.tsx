import {
  type LateProps,
  useNow,
  usePageEnvironment,
  useProfileSelector,
  ViewFrame,
} from '@oa-profile/plugin-sdk/page';
import { ShareView, untilOf } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import { hasEnded, type AnyPluginSection } from '@oa-profile/plugin-sdk';
import { useMemo, type ReactElement } from 'react';
import { GoneView } from './gone-view.js';
import { LoadedSection } from './loaded-section.js';

interface SectionViewProps extends LateProps {
  section: AnyPluginSection;
}

/** All of a section, at its own address. */
export function SectionView({ section: plugin, onInteractive }: SectionViewProps): ReactElement | null {
  const t = useTexts(plugin.texts);
  const section = useProfileSelector(({ page }) => page.sections.find(({ type }) => type === plugin.type));
  const { renderedAt, services } = usePageEnvironment();
  const now = useNow(renderedAt);
  const until = useMemo(
    () => untilOf(plugin, section?.data, (error) => services.captureError(error, `until of ${plugin.type}`)),
    [plugin, section?.data, services],
  );
  if (!section || hasEnded({ until }, now)) return <GoneView />;
  return (
    <ViewFrame
      title={t('title')}
      action={<ShareView view={{ name: 'section', plugin: plugin.type }} title={t('title')} />}
    >
      {/* The profile can be hidden in the same document: ids must not repeat those of its sections. */}
      <LoadedSection
        plugin={plugin}
        section={section}
        id={`all-${section.type}`}
        isWhole
        hidesTitle
        onInteractive={onInteractive}
      />
    </ViewFrame>
  );
}
