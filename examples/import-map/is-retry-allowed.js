/**
 * Replaces the package of this name, the only one that is not an ES module. That one looks for Node's error codes,
 * which browsers do not have: there it always returns true.
 */
export default function isRetryAllowed() {
  return true;
}
