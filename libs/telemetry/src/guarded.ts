/** Undefined where the page's own code throws: what is called in catch blocks and click handlers must break nothing. */
export function guarded<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
