/** How the page was opened: 'navigate', 'reload' or 'back_forward'; undefined where the browser does not say. */
export function navigationType(): string | undefined {
  var entries = performance.getEntriesByType('navigation') as { type?: string }[];
  return entries[0] && entries[0].type;
}
