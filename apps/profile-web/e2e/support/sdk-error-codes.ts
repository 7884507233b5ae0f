import { createRequire } from 'node:module';

/** What the app's SDK is made of, as it finds it. */
const requireOfSdk = createRequire(createRequire(import.meta.url).resolve('@line/liff/core'));

/**
 * The codes of the SDK's errors, from its own sources: statuses of the servers that it asks, and names, which its
 * constants have for themselves.
 */
export function sdkErrorCodes(): string[] {
  const { HTTPStatusCodes } = requireOfSdk('@liff/util') as { HTTPStatusCodes: Set<string> };
  const constants = requireOfSdk('@liff/consts') as Record<string, unknown>;
  const names = Object.keys(constants).filter((name) => constants[name] === name);
  return [...HTTPStatusCodes, ...names];
}
