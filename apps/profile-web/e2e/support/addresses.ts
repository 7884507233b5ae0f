import { sharedPort } from '../../../../tools/build/free-port.js';

/** Where the servers under test listen. */
export const addresses = {
  page: `http://localhost:${await sharedPort('E2E_PORT')}`,
  platform: `http://localhost:${await sharedPort('E2E_PLATFORM_PORT')}`,
} as const;
