/**
 * Paths of the files that a document of this site needs to start and for its first taps. Those for browsers without
 * script are left out, since such browsers have no service worker.
 */
export function filesOf(document: string): string[] {
  const withScript = document.replace(/<noscript>.*?<\/noscript>/gs, '');
  const named = withScript.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(\/assets\/[^"/]+)"/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}
