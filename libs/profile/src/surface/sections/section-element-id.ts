import type { PageSection } from '@oa-profile/api-client/schemas';

/** What links to a section end in: its type, which is enough as long as there is one of it. */
export function sectionElementId(sections: readonly PageSection[], position: number): string {
  const { type, id } = sections[position] as PageSection;
  const isFirst = sections.findIndex((section) => section.type === type) === position;
  return isFirst ? type : `${type}-${id}`;
}
