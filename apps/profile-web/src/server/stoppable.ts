import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** A server that can be stopped without losing what somebody has asked for. */
export interface Stoppable {
  /** False as soon as it is being stopped. */
  isReady: () => boolean;
  /**
   * Takes no new connections, finishes what is open, and tells those who keep a connection that it ends, with their next
   * answer. Fulfilled when nothing is open any more.
   */
  stop: () => Promise<void>;
}

/** Options of {@link makeStoppable}. */
export interface StoppableOptions {
  /**
   * Milliseconds after which what is still open is cut off. More than an answer may take: the API has
   * ten seconds, and is asked twice for visitors whose language depends on the account's country.
   * @default 30000
   */
  finishWithin?: number;
  /**
   * Milliseconds for which a connection on which nothing happens is left open, once the server is being stopped: whoever
   * keeps it may be sending a request on it at this moment, and is told with the answer. Closed at once, it would be lost.
   * @default 2000
   */
  idleFor?: number;
}

/** Prepares an HTTP server to be stopped. To be called before it listens. */
export function makeStoppable(
  server: Server,
  { finishWithin = 30_000, idleFor = 2000 }: StoppableOptions = {},
): Stoppable {
  let stopping: Promise<void> | undefined;
  const answering = new Set<ServerResponse>();
  /** Connections on which nothing has been asked yet. */
  const silent = new Set<Socket>();

  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    silent.delete(socket);
    answering.add(response);
    response.once('close', () => answering.delete(response));
    if (stopping) response.shouldKeepAlive = false;
  });

  function closeIdle(): void {
    server.closeIdleConnections();
    for (const socket of silent) socket.destroy();
  }

  function stop(): Promise<void> {
    for (const response of answering) response.shouldKeepAlive = false;
    return new Promise((resolve) => {
      const sweeping = setTimeout(() => {
        closeIdle();
        sweeping.refresh();
      }, idleFor);
      const ending = setTimeout(() => server.closeAllConnections(), finishWithin);
      server.once('close', () => {
        clearTimeout(sweeping);
        clearTimeout(ending);
        resolve();
      });
      // That of HTTP servers would close idle connections at once.
      NetServer.prototype.close.call(server);
    });
  }

  return {
    isReady: () => !stopping,
    stop: () => (stopping ??= stop()),
  };
}
