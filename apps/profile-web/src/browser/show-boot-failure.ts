import { elementIds } from '../shared/page-elements.js';

/** Says, in the words that the server put there, that the page can be read but not used. */
export function showBootFailure(): void {
  document.getElementById(elementIds.bootFailure)?.removeAttribute('hidden');
}
