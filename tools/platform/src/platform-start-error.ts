/** Why the platform did not start, in one sentence for its user. */
export class PlatformStartError extends Error {
  override readonly name = 'PlatformStartError';
}
