/** Browsers limit all `keepalive` requests together to 64 KiB, and a character takes at most three bytes. */
const MAX_KEEPALIVE_LENGTH = 20_000;

/**
 * Posts a text so that the page can be left meanwhile: with `sendBeacon`, or with `fetch` where the browser has none or
 * refuses. The other request carries no cookies; a beacon always has those that the host of `url` has set. Returns
 * whether the browser has taken the text; the server's answer is not read. Never throws.
 */
export function postInBackground(url: string, body: string): boolean {
  try {
    // As text: a beacon of type JSON would need a preflight, for which a page being hidden has no time.
    if (navigator.sendBeacon(url, body)) return true;
  } catch {
    // Missing, or blocked by a policy.
  }
  try {
    fetch(url, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: body.length <= MAX_KEEPALIVE_LENGTH,
    }).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
