import { createRequire } from 'node:module';

/*
 * Loads React as it is published, before a test does. Its development build takes twice the time to render a page, and what
 * that says of components is for stories, which have it. Everything else stays as it is in development: Redux Toolkit looks
 * for changed states and for actions that are no data only there.
 */

const require = createRequire(import.meta.url);
const { env } = process;
const mode = env['NODE_ENV'];

env['NODE_ENV'] = 'production';
for (const entry of ['', '/jsx-runtime', '-dom', '-dom/client', '-dom/server', '-dom/server.edge'])
  require(`react${entry}`);
env['NODE_ENV'] = mode;
