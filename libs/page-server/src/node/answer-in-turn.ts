import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Most requests that may wait on one connection. Neither browsers nor proxies send any before they have an answer. */
const MOST_WAITING = 32;

/**
 * Makes a server begin with a connection's next request only when the answer before it has been sent. A client that
 * sends many requests and reads no answers then takes the memory of one. One that sends too many is cut off. Must be
 * called once the server has its listeners.
 */
export function answerInTurn(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  /** What waits on the connections that are being answered. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  server.on('request', (request, response) => {
    const { socket } = request;
    const next = (): void => {
      const following = waiting.get(socket)?.shift();
      if (following && !socket.destroyed) following();
      else waiting.delete(socket);
    };
    const answer = (): void => {
      response.once('close', next);
      for (const listener of listeners) listener.call(server, request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      answer();
    } else if (queue.length < MOST_WAITING) queue.push(answer);
    else socket.destroy();
  });
}
