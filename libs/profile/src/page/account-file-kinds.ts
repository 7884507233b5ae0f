import { contactOf, type Feature } from '@oa-profile/plugin-sdk/page';
import type { FileRequest } from '@oa-profile/plugin-sdk/server';
import { ownFeatures } from './features.js';

type WithServer = readonly Pick<Feature, 'server'>[];

/** All that a server can make of an account besides its pages, as `servedFiles` of the page's state names it. */
export const fileKindsOf = (features: WithServer): string[] => [
  'contactCard',
  'qrCode',
  ...features.flatMap(({ server }) => Object.keys(server?.files ?? {})),
];

/** Those that an account has. Who links a file and who answers its address ask this. */
export function servedFilesOf(features: WithServer, page: FileRequest['page']): string[] {
  const without = features.flatMap(({ server }) =>
    Object.entries(server?.files ?? {}).flatMap(([kind, { isOf }]) => (isOf && !isOf(page) ? [kind] : [])),
  );
  if (!contactOf(page)) without.push('contactCard');
  return fileKindsOf(features).filter((kind) => !without.includes(kind));
}

/** Those of a site whose host has chosen no features. */
export const accountFileKinds: readonly string[] = fileKindsOf(ownFeatures);
