import type { SectionContract } from '@oa-profile/plugin-sdk';

/** The `./data` entry of a plugin's package. */
export interface DataModule extends Readonly<Record<string, unknown>> {
  section: SectionContract<unknown>;
}

/** The `./data` entries of all plugins in this workspace: new plugins need not be named here. */
export const dataModules: readonly DataModule[] = await Promise.all(
  // Stories have no file system, but a bundler, which replaces the expression.
  'document' in globalThis
    ? Object.values(import.meta.glob<DataModule>('../../../libs/plugins/*/src/data.ts')).map((load) => load())
    : await importAll(),
);

async function importAll(): Promise<Promise<DataModule>[]> {
  const { existsSync, readdirSync, readFileSync } = await import('node:fs');
  const path = await import('node:path');
  const folder = path.join(import.meta.dirname, '../../../libs/plugins');
  return readdirSync(folder).flatMap((plugin) => {
    const manifest = path.join(folder, plugin, 'package.json');
    if (!existsSync(manifest)) return [];
    const { name, exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; exports: object };
    return './data' in exports ? [import(/* @vite-ignore */ `${name}/data`) as Promise<DataModule>] : [];
  });
}

export const sectionContracts: readonly SectionContract<unknown>[] = dataModules.map(
  ({ section }) => section,
);
