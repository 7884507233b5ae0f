import type { ReactElement } from 'react';
import { useProfileSelector } from '../../core/store/hooks.js';
import { SectionSlot } from './section-slot.js';

/** The account's sections in the owner's order. */
export function SectionList(): ReactElement[] {
  const sections = useProfileSelector(({ page }) => page.sections);
  return sections.map((section, position) => {
    const first = sections.findIndex(({ type }) => type === section.type) === position;
    const id = first ? section.type : `${section.type}-${section.id}`;
    return <SectionSlot key={id} id={id} section={section} />;
  });
}
