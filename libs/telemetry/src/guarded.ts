/**
 * What the page's own code gives, or undefined where it throws. It runs inside of catch blocks and click handlers,
 * where telemetry must never be what breaks.
 */
export function guarded<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
