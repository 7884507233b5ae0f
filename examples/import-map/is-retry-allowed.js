/**
 * Stands in for a package of this name, the only one that is no ES module. It looks for Node's own codes of errors, which
 * browsers do not have: there it always says yes.
 */
export default function isRetryAllowed() {
  return true;
}
