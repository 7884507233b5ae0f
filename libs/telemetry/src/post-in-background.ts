/**
 * Browsers take at most 64 KiB for all requests that outlive the page; a text of this many characters is below in any
 * script.
 */
const SHORT_ENOUGH_TO_OUTLIVE = 20_000;

/**
 * Posts a text so that the page can be left meanwhile: with `sendBeacon`, or with `fetch` where the browser has none or
 * refuses. The other request carries no cookies; a beacon always has those that the host of `url` has set. Returns
 * whether the browser has taken the text; the server's answer is not read. Never throws.
 */
export function postInBackground(url: string, body: string): boolean {
  try {
    // Text, not JSON: a beacon with a JSON type would need a preflight, which a page being hidden cannot wait for.
    if (navigator.sendBeacon(url, body)) return true;
  } catch {
    // Missing, or refused by a policy.
  }
  try {
    fetch(url, {
      method: 'POST',
      body,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      keepalive: body.length <= SHORT_ENOUGH_TO_OUTLIVE,
    }).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}
