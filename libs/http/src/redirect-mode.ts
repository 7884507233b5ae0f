/**
 * The `redirect` option that keeps a request from following redirects. workerd does not know 'error'; its 'manual'
 * returns the redirect itself, which is no success. In browsers 'manual' gives a response without a status, hence the
 * test.
 */
export function redirectMode(): RequestRedirect {
  try {
    return new Request('https://host.invalid', { redirect: 'error' }).redirect;
  } catch {
    return 'manual';
  }
}
