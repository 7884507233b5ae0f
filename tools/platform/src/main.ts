import { optionsFromEnvironment } from './environment.js';
import { PlatformStartError } from './platform-start-error.js';
import { startPlatform } from './start-platform.js';

try {
  const options = optionsFromEnvironment(process.env);
  const platform = await startPlatform(options);
  const where = 'directory' in options.database ? options.database.directory : 'PostgreSQL';
  console.log(`platform: ${platform.url} (data: ${where}${options.faults ? ', faults enabled' : ''})`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void platform.close().then(() => process.exit(0));
    });
} catch (error) {
  console.error(error instanceof PlatformStartError ? `platform: ${error.message}` : error);
  process.exit(1);
}
