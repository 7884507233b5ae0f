import { fileURLToPath } from 'node:url';
import { startPlatform } from 'platform';
import { createServer } from 'vite';
import { portFrom } from './ports.js';
import { sampleAddresses } from './sample-addresses.js';

const path = (relative: string): string => fileURLToPath(new URL(`../../../${relative}`, import.meta.url));

/** `npm run dev`: the page from its sources, with hot reload, and ports and data of its own beside `npm start`. */
async function dev(): Promise<void> {
  const platform = await startPlatform({
    port: portFrom('PLATFORM_PORT', 4101),
    database: { directory: process.env['PLATFORM_DATA'] ?? path('.data/development') },
    faults: true,
  });
  const port = portFrom('PORT', 3001);
  const url = `http://localhost:${port}`;
  // As for every host, the page server's variables are those of the environment.
  Object.assign(process.env, {
    API_URL: platform.url,
    LIFF_ID: '1234567890-localrun',
    LIFF_PLUGINS: `/@fs${path('tools/liff-mock/src/liff-mock.ts')}`,
    MAP_TILES_URL: `${platform.url}/tiles/{z}/{x}/{y}.svg`,
    MAP_ATTRIBUTION: 'Map of a town that does not exist',
  });
  const vite = await createServer({
    configFile: path('apps/profile-web/vite.config.ts'),
    server: { port, strictPort: true },
  });
  await vite.listen();
  console.log(sampleAddresses(url, platform.url));

  const stop = (): void => void Promise.all([vite.close(), platform.close()]).then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

dev().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
