/** The id of an answer in the page; also the fragment of its link. */
export function answerId(itemId: string): string {
  return `faq-${itemId}`;
}
