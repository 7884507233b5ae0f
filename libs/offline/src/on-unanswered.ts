import type { UnansweredMessage } from './messages.js';

/**
 * Has this page stay where a link leads to an address that nothing answers, instead of giving way to a page that only
 * says so.
 *
 * @param stays Whether this page has led to the address, which has no fragment, and stays: it must then say why.
 * @returns A function that stops it.
 */
export function onUnanswered(stays: (address: string) => boolean): () => void {
  // Missing in some web views and private windows.
  const { serviceWorker } = navigator as Partial<Navigator>;
  function answer({ data, ports }: MessageEvent): void {
    const { type, address = '', takesNo } = (data ?? {}) as Partial<UnansweredMessage>;
    const isStaying = type === 'unanswered' && stays(address);
    if (isStaying || takesNo) ports[0]?.postMessage(isStaying);
  }
  serviceWorker?.addEventListener('message', answer);
  return () => serviceWorker?.removeEventListener('message', answer);
}
