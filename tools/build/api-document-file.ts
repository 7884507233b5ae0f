import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the document of a client's API is. */
export const apiDocumentFile = (client: 'api-client' | 'keep-client'): string =>
  join(import.meta.dirname, '../../libs', client, 'openapi.yaml');

/**
 * The version of a client's API, as its document says. The rest is not parsed: that would be a quarter of a second of each
 * start of the platform.
 *
 * @throws Error if the document says none
 */
export function apiVersion(client: 'api-client' | 'keep-client'): string {
  const file = apiDocumentFile(client);
  const version = /^ {2}version: '([^'\n]+)'$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (version === undefined) throw new Error(`${file} says no version.`);
  return version;
}
