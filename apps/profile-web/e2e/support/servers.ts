import { join } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { addressesOfWorkers } from './addresses.js';

export interface ServersOptions {
  /** Emptied before each run; holds the databases. */
  outputDir: string;
  /** How many tests run at a time. @default two */
  workers?: number;
  /** A script of `tools/run`. @default 'start' */
  script?: 'start' | 'start-on-workerd';
  environment?: Readonly<Record<string, string>>;
}

/** The built page and the reference platform for each worker, and how many workers there are. */
export const servers = ({
  outputDir,
  workers = addressesOfWorkers.length,
  script = 'start',
  environment = {},
}: ServersOptions): Pick<PlaywrightTestConfig, 'workers' | 'webServer'> => ({
  workers,
  webServer: addressesOfWorkers.slice(0, workers).map(({ page, platform }, worker) => ({
    command: `node --import tsx -C @oa-profile/source tools/run/src/${script}.ts`,
    cwd: join(import.meta.dirname, '../../../..'),
    url: `${page}/healthz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: new URL(page).port,
      PLATFORM_PORT: new URL(platform).port,
      PLATFORM_FAULTS: '1',
      PLATFORM_DATA: join(outputDir, `platform-${worker}`),
      ...environment,
    },
  })),
});
