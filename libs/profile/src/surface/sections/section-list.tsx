import { outlineId, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import type { ReactElement } from 'react';
import { SectionSlot } from './section-slot.js';

interface SectionListProps {
  /** All of each, instead of summaries. @default false */
  isWhole?: boolean;
}

export function SectionList({ isWhole = false }: SectionListProps): ReactElement[] {
  const sections = useProfileSelector(({ page }) => page.sections);
  return sections.map((section, position) => {
    const id = outlineId(sections, position);
    return <SectionSlot key={id} id={id} section={section} isWhole={isWhole} />;
  });
}
