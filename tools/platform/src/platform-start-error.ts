/** Why the platform did not start, in one sentence for the person who started it. */
export class PlatformStartError extends Error {
  override readonly name = 'PlatformStartError';
}
