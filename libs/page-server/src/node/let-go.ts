import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than an answer may take, whatever PAGE_SECONDS says: until then there is nothing to read. */
const PATIENCE_MS = 30_000;

/**
 * Lets go of connections on which nothing moves while they are being answered: of clients that never read, and of those
 * that say nothing. Who reads slowly keeps the connection.
 *
 * @param after milliseconds
 */
export function letGoOfWhoNeverReads(server: Server, after = PATIENCE_MS): void {
  server.timeout = after;
  server.on('timeout', (socket: Socket) => {
    // The system would go on offering what the client has not read, and keep it for minutes.
    if (socket.writableLength > 0) socket.resetAndDestroy();
    else socket.destroy();
  });
}
