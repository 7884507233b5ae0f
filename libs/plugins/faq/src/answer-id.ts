/** The id of an answer in the page, and with a '#' before it the end of its link. */
export function answerId(itemId: string): string {
  return `faq-${itemId}`;
}
