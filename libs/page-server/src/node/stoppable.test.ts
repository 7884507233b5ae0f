import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../testing/connections.js';
import { makeStoppable, type Stoppable, type StoppableOptions } from './stoppable.js';

interface Scene extends Stoppable {
  server: Server;
  port: number;
  /** Sends a request on a kept connection. */
  ask: (path?: string) => Promise<{ words: string; headers: IncomingMessage['headers'] }>;
  /** Pending answers to /slow, which the test ends. */
  slow: ServerResponse[];
}

async function open(options?: StoppableOptions): Promise<Scene> {
  const slow: ServerResponse[] = [];
  const server = createServer(({ url }, response) => {
    if (url === '/slow') slow.push(response);
    else response.end(stoppable.isReady() ? 'ready' : 'stopping');
  });
  const stoppable = makeStoppable(server, options);
  const port = await listen(server);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask: Scene['ask'] = async (path = '/') => {
    const [answer] = (await once(get({ port, agent, path, host: '127.0.0.1' }), 'response')) as [
      IncomingMessage,
    ];
    return { words: await text(answer), headers: answer.headers };
  };
  return { ...stoppable, server, port, ask, slow };
}

describe('a server that is being stopped', () => {
  it('a server that is being stopped is no longer ready, and ends kept connections with their next answer', async () => {
    const { ask, stop } = await open();
    expect(await ask()).toMatchObject({ words: 'ready', headers: { connection: 'keep-alive' } });
    const stopped = stop();
    expect(await ask()).toMatchObject({ words: 'stopping', headers: { connection: 'close' } });
    await stopped;
  });

  it('a server that is being stopped accepts no new connections', async () => {
    const { port, stop, slow, ask } = await open();
    const answer = ask('/slow');
    await expect.poll(() => slow).toHaveLength(1);
    const stopped = stop();
    const [error] = (await once(connect(port, '127.0.0.1'), 'error').catch((reason: unknown) => [
      reason,
    ])) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
    slow[0]?.end('done');
    expect(await answer).toMatchObject({ words: 'done', headers: { connection: 'close' } });
    await stopped;
  });

  it('a server that is being stopped closes idle connections, including those without a request so far, and then ends', async () => {
    const { port, ask, stop } = await open({ idleFor: 10 });
    await ask();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    await stop();
    if (!socket.closed) await once(socket, 'close');
    expect(socket.closed).toBe(true);
  });

  it('a server that is being stopped cuts off answers that take longer than the limit', async () => {
    const { ask, stop, slow } = await open({ idleFor: 1, finishWithin: 50 });
    const answer = ask('/slow').catch((error: unknown) => (error as NodeJS.ErrnoException).code);
    await expect.poll(() => slow).toHaveLength(1);
    await stop();
    expect(await answer).toBe('ECONNRESET');
  });

  it('a server that is being stopped is stopped once, however often `stop` is called', async () => {
    const { stop } = await open();
    expect(stop()).toBe(stop());
    await stop();
  });
});
