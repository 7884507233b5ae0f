import type { PageSection } from '@oa-profile/api-client/schemas';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { useEffect, type ReactElement } from 'react';
import { usePageEnvironment, useProfileSelector } from '../store/hooks.js';
import { pluginTypes } from './plugin-registry.js';
import { SectionSlot, type SectionLoading } from './section-slot.js';

interface SectionListProps {
  loading: SectionLoading;
  loadPlugin: (type: string) => Promise<AnyProfilePlugin>;
}

/** The account's sections in the owner's order. Types that a newer server knows are passed over and reported. */
export function SectionList({ loading, loadPlugin }: SectionListProps): ReactElement {
  const { services } = usePageEnvironment();
  const sections = useProfileSelector(({ page }) => page.sections);
  const known = (section: PageSection): boolean => pluginTypes.includes(section.type);

  useEffect(() => {
    const unknown = new Set(sections.filter((section) => !known(section)).map(({ type }) => type));
    for (const type of unknown) services.captureError(new RangeError(`Unknown section ${type}`), 'sections');
  }, [sections, services]);

  return (
    <>
      {sections.filter(known).map((section, position, all) => {
        const first = all.findIndex(({ type }) => type === section.type) === position;
        const id = first ? section.type : `${section.type}-${section.id}`;
        return <SectionSlot key={id} id={id} section={section} loading={loading} loadPlugin={loadPlugin} />;
      })}
    </>
  );
}
