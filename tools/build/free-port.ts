import { createServer, type AddressInfo } from 'node:net';

/** A port that was free a moment ago, on every address of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/**
 * A free port that this process and those it starts agree on, such as a runner of tests, its server and its workers.
 *
 * A number that is written down would be taken now and then: by a run beside this one, or by the near end of anybody's
 * connection, which Linux gives any number from 32768 on.
 *
 * @param name Variable of the environment that hands it down.
 */
export async function sharedPort(name: string): Promise<number> {
  return Number((process.env[name] ||= String(await freePort())));
}
