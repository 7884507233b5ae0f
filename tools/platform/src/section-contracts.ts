import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionContract } from '@oa-profile/plugin-sdk';

const folder = join(import.meta.dirname, '../../../libs/plugins');

/** The `./data` entry of a plugin's package. */
export interface DataModule extends Readonly<Record<string, unknown>> {
  section: SectionContract<unknown>;
}

/** The `./data` entries of all plugins in this workspace: new plugins need not be named here. */
export const dataModules: readonly DataModule[] = await Promise.all(
  readdirSync(folder).flatMap((plugin) => {
    const manifest = join(folder, plugin, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; exports: object };
    return './data' in exports ? [import(/* @vite-ignore */ `${name}/data`) as Promise<DataModule>] : [];
  }),
);

/** Each plugin's section contract. */
export const sectionContracts: readonly SectionContract<unknown>[] = dataModules.map(
  ({ section }) => section,
);
