/**
 * How a request says that it follows no redirect. workerd does not know 'error'; its 'manual' hands out the redirect
 * itself, which is no success. In browsers that would be an answer without a status, so that they are asked first.
 */
export function redirectMode(): RequestRedirect {
  try {
    return new Request('https://host.invalid', { redirect: 'error' }).redirect;
  } catch {
    return 'manual';
  }
}
