import { createRequire } from 'node:module';

/** Requires the packages of the app's SDK as the SDK itself resolves them. */
const requireOfSdk = createRequire(createRequire(import.meta.url).resolve('@line/liff/core'));

/**
 * The SDK's error codes, from its own packages: HTTP statuses of its servers, and constants whose value is their own
 * name.
 */
export function sdkErrorCodes(): string[] {
  const { HTTPStatusCodes } = requireOfSdk('@liff/util') as { HTTPStatusCodes: Set<string> };
  const constants = requireOfSdk('@liff/consts') as Record<string, unknown>;
  const names = Object.keys(constants).filter((name) => constants[name] === name);
  return [...HTTPStatusCodes, ...names];
}
