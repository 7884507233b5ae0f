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
 * A free port that this process shares with those that it starts, such as a test runner, its server and its workers.
 *
 * A fixed number would be taken now and then: by a parallel run, or by the local end of any connection, which Linux
 * gives any number from 32768 on.
 *
 * @param name Environment variable that passes it on.
 */
export async function sharedPort(name: string): Promise<number> {
  return Number((process.env[name] ||= String(await freePort())));
}
