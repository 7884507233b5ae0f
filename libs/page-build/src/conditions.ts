import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';

/** The private export condition under which the workspace reads a library's `src` instead of its `dist`. */
export const SOURCE = '@oa-profile/source';

export const conditions = {
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions], externalConditions: [SOURCE] } },
} satisfies UserConfig;

/** React itself has had what the shim provides for a long time, and the shim is not small. */
export const reactShim = { alias: { 'use-sync-external-store/shim': 'react' } };
