import type { PageSection } from '@oa-profile/api-client/schemas';

/** The anchor of a section: its type alone if it is the first of that type. */
export function sectionElementId(sections: readonly PageSection[], position: number): string {
  const { type, id } = sections[position] as PageSection;
  const isFirst = sections.findIndex((section) => section.type === type) === position;
  return isFirst ? type : `${type}-${id}`;
}
