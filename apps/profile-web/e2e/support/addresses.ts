import { sharedPort } from '../../../../tools/build/free-port.js';

interface Addresses {
  page: string;
  platform: string;
}

const addressesOf = async (worker: number): Promise<Addresses> => ({
  page: `http://localhost:${await sharedPort(`E2E_PORT_${worker}`)}`,
  platform: `http://localhost:${await sharedPort(`E2E_PLATFORM_PORT_${worker}`)}`,
});

/**
 * Addresses of the servers under test of each worker: the machines that run this have two cores, and two tests at a time
 * share no account, no free table and no record of what was received.
 */
export const addressesOfWorkers = [await addressesOf(0), await addressesOf(1)] as const;

/** Those of this worker; in the runner's own process, those of the first. */
export const addresses: Addresses = addressesOfWorkers[process.env['TEST_PARALLEL_INDEX'] === '1' ? 1 : 0];
