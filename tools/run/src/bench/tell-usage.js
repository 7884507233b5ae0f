// Loaded into a server that is measured: answers the process that has started it.
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/** Microseconds of processor time that the main thread has taken. */
function mainThread() {
  // Since Node 23.9.
  const usage = process.threadCpuUsage?.();
  if (usage) return usage.user + usage.system;
  // Elsewhere, as Linux tells it, in hundredths of a second: proc_pid_stat(5). The name before ')' may hold anything.
  const stat = readFileSync('/proc/thread-self/stat', 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
  return (user + system) * 10_000;
}

const session = new Session();

const answers = {
  usage: () => process.cpuUsage(),
  mainThread,
  async profile() {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 500 });
    await session.post('Profiler.start');
  },
  profiled: async () => (await session.post('Profiler.stop')).profile,
};

process.on('message', async ({ ask }) => {
  if (Object.hasOwn(answers, ask)) process.send({ asked: ask, answer: await answers[ask]() });
});
