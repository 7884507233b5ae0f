import type { ViewBase } from './view.js';

/** Address of another account's page, with the same host and language as this one's. */
export function accountHref({ basePath, query }: ViewBase, searchId: string): string {
  return `${basePath.slice(0, basePath.lastIndexOf('/'))}/${searchId}${query}`;
}
