import type { ReactElement } from 'react';
import { useProfileSelector } from '../../core/store/hooks.js';
import { sectionElementId } from './section-element-id.js';
import { SectionSlot } from './section-slot.js';

/** The account's sections in the owner's order. */
export function SectionList(): ReactElement[] {
  const sections = useProfileSelector(({ page }) => page.sections);
  return sections.map((section, position) => {
    const id = sectionElementId(sections, position);
    return <SectionSlot key={id} id={id} section={section} />;
  });
}
