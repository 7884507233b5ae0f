import { sharedPort } from '../../../../tools/build/free-port.js';

/** Addresses of the servers under test. */
export const addresses = {
  page: `http://localhost:${await sharedPort('E2E_PORT')}`,
  platform: `http://localhost:${await sharedPort('E2E_PLATFORM_PORT')}`,
} as const;
