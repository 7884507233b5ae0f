import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/fixtures.js';
import { startPageServer, type PageServer } from './support/page-server.js';

interface Replica extends PageServer {
  agent: Agent;
}

const startReplica = async (): Promise<Replica> => ({
  ...(await startPageServer({ HOST: '127.0.0.1' })),
  agent: new Agent({ keepAlive: true }),
});

const ask = async ({ port, agent }: Replica, path: string): Promise<IncomingMessage> => {
  const [answer] = (await once(get({ host: '127.0.0.1', port, agent, path }), 'response')) as [
    IncomingMessage,
  ];
  return answer;
};

/** Stops a replica as a deployment does. Returns its exit code. */
async function end(replica: Replica): Promise<unknown> {
  replica.process.kill('SIGTERM');
  const [code] = (await once(replica.process, 'exit')) as [unknown];
  return code;
}

test('a rolling restart under load loses no request', async () => {
  let replicas = [await startReplica(), await startReplica()];
  let turn = 0;
  // A proxy that keeps connections, and tries another replica if it cannot connect to one. A reset connection is a lost
  // answer.
  const proxy = createServer((request, response) => {
    void (async () => {
      for (const candidate of [...replicas, ...replicas].slice((turn += 1) % 2)) {
        try {
          const answer = await ask(candidate, request.url ?? '/');
          response.writeHead(answer.statusCode ?? 500);
          answer.pipe(response);
          return;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
        }
      }
      throw new Error('No replica is there');
    })().catch(() => response.writeHead(502).end());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const front: Replica = {
    ...(replicas[0] as Replica),
    port: (proxy.address() as AddressInfo).port,
    agent: new Agent({ keepAlive: true }),
  };

  const statuses: (number | undefined)[] = [];
  let isOver = false;
  const visitors = Array.from({ length: 8 }, async (_, visitor) => {
    for (let visit = 0; !isOver; visit += 1) {
      const answer = await ask(
        front,
        ['/@komorebi?lang=en', '/@harbor?lang=th', '/healthz'][(visitor + visit) % 3] ?? '/',
      );
      answer.resume();
      await once(answer, 'end');
      statuses.push(answer.statusCode);
    }
  });
  const served = async (more: number): Promise<void> => {
    const wanted = statuses.length + more;
    await expect.poll(() => statuses.length).toBeGreaterThan(wanted);
  };
  for (let restart = 0; restart < 2; restart += 1) {
    await served(50);
    const [old, other] = replicas as [Replica, Replica];
    const ended = end(old);
    await served(50);
    expect(await ended).toBe(0);
    replicas = [other, await startReplica()];
  }
  await served(50);
  isOver = true;
  await Promise.all(visitors);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);

  proxy.close();
  front.agent.destroy();
  await Promise.all(replicas.map(end));
});
