import type { PageSection } from '@oa-profile/api-client';

/** The id of a section in the outline: its type alone if it is the first of that type. */
export function outlineId(sections: readonly PageSection[], position: number): string {
  const { type, id } = sections[position] as PageSection;
  const isFirst = sections.findIndex((section) => section.type === type) === position;
  return isFirst ? type : `${type}-${id}`;
}
