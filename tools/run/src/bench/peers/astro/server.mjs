import compression from 'compression';
import express from 'express';
import { handler } from './dist/server/entry.mjs';

express()
  .use(compression())
  .use(express.static(new URL('dist/client', import.meta.url).pathname, { immutable: true, maxAge: '1y' }))
  .use(handler)
  .listen(process.env['PORT']);
