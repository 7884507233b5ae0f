import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { freshToken, profileOf, seededDirectory } from '../testing/test-platform.js';
import { openDatabase } from './open-database.js';
import { reservations, transactions } from './schema.js';

const VISITORS = 8;
/** Tables that are confirmed before the platform is killed. */
const CONFIRMED = 25;

/** Runs the platform's command on a directory, as a process of its own. */
async function run(directory: string): Promise<{ process: ChildProcess; url: string; port: number }> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', '-C', '@oa-profile/source', main], {
    env: { ...process.env, PLATFORM_PORT: '0', PLATFORM_DATA: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for await (const line of createInterface(child.stdout)) {
    const [, url, port] = /(http:\/\/localhost:(\d+))/.exec(line) ?? [];
    if (url !== undefined) return { process: child, url, port: Number(port) };
  }
  throw new Error('The platform has ended.');
}

it('a table that was confirmed is there after the platform is killed while others reserve, again and again', async () => {
  const directory = await seededDirectory();
  /** Ids of reservations that visitors have seen confirmed, by the id of their write. */
  const confirmed = new Map<string, string>();
  for (let time = 1; time <= 3; time += 1) {
    const platform = await run(directory);
    const address = { ...platform, close: () => Promise.resolve() };
    const { days } = await profileOf(address).getReservationInventory('@komorebi');
    const free = days
      .flatMap(({ slots }) => slots)
      .filter(({ availability }) => availability === 'free')
      .map(({ slotId }) => slotId);
    expect(free.length).toBeGreaterThan(VISITORS);
    let isKilled = false;
    const visits = Array.from({ length: VISITORS }, async (_, visitor) => {
      const token = freshToken();
      for (let number = 0; !isKilled; number += 1) {
        const transactionId = `${token}-${number}`;
        const client = profileOf(address, { token, transactionId, retries: 0 });
        const slotId = free[(visitor + number) % free.length] ?? '';
        const made = await client
          .reserve('@komorebi', { slotId, partySize: 2, another: true })
          .catch(() => undefined);
        if (made) confirmed.set(transactionId, made.reservationId);
        if (confirmed.size >= CONFIRMED * time && !isKilled) {
          isKilled = true;
          platform.process.kill('SIGKILL');
        }
      }
    });
    const [, signal] = (await once(platform.process, 'exit')) as [unknown, string];
    expect(signal).toBe('SIGKILL');
    await Promise.all(visits);

    const { database, close } = await openDatabase({ directory });
    const tables = new Set((await database.select().from(reservations)).map((row) => row.reservationId));
    const writes = new Set((await database.select().from(transactions)).map((row) => row.transactionId));
    await close();
    expect([...confirmed.values()].filter((id) => !tables.has(id))).toEqual([]);
    // A repeated write gets the first answer, and does not take a second table.
    expect([...confirmed.keys()].filter((id) => !writes.has(id))).toEqual([]);
  }
});
