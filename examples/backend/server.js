import { serve } from '@hono/node-server';
import { app } from './backend.js';

const port = Number(process.env.PORT ?? 4200);
serve({ fetch: app.fetch, port }, () => console.log(`The backend is at http://localhost:${port}`));
