import { contactOf, type Plugin } from '@oa-profile/plugin-sdk/page';
import type { FileRequest } from '@oa-profile/plugin-sdk/server';
import { ownPlugins } from './own-plugins.js';

type WithServer = readonly Pick<Plugin, 'server'>[];

/** All that a server can make of an account besides its pages, as `servedFiles` of the page's state names it. */
export const fileKindsOf = (plugins: WithServer): string[] => [
  'contactCard',
  'qrCode',
  ...plugins.flatMap(({ server }) => Object.keys(server?.files ?? {})),
];

/** Those that an account has. Who links a file and who answers its address ask this. */
export function servedFilesOf(plugins: WithServer, page: FileRequest['page']): string[] {
  const without = plugins.flatMap(({ server }) =>
    Object.entries(server?.files ?? {}).flatMap(([kind, { isOf }]) => (isOf && !isOf(page) ? [kind] : [])),
  );
  if (!contactOf(page)) without.push('contactCard');
  return fileKindsOf(plugins).filter((kind) => !without.includes(kind));
}

/** Those of a site whose host has chosen no plugins. */
export const accountFileKinds: readonly string[] = fileKindsOf(ownPlugins);
