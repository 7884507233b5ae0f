import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** A server that can be stopped without losing requests. */
export interface Stoppable {
  /** False once it is being stopped. */
  isReady: () => boolean;
  /**
   * Accepts no new connections, finishes pending requests, and ends kept connections with their next answer. Fulfilled
   * when no connection is open any more.
   */
  stop: () => Promise<void>;
}

export interface StoppableOptions {
  /**
   * Milliseconds after which connections still open are cut off. More than an answer may take, whatever PAGE_SECONDS
   * says.
   * @default 30000
   */
  finishWithin?: number;
  /**
   * Milliseconds for which an idle connection stays open once the server is being stopped: a request may already be on
   * its way, and would be lost if the connection were closed at once.
   * @default 2000
   */
  idleFor?: number;
}

/** Prepares an HTTP server to be stopped. Must be called before the server listens. */
export function makeStoppable(
  server: Server,
  { finishWithin = 30_000, idleFor = 2000 }: StoppableOptions = {},
): Stoppable {
  let stopping: Promise<void> | undefined;
  const answering = new Set<ServerResponse>();
  /** Connections without a request yet, which Node does not count as idle. */
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
      // `close` of HTTP servers would close idle connections at once.
      NetServer.prototype.close.call(server);
    });
  }

  return {
    isReady: () => !stopping,
    stop: () => (stopping ??= stop()),
  };
}
