import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  turbopack: { root: join(import.meta.dirname, '..') },
  // The styles are small, and the first paint need not wait for them; pages are kept in memory, for this run alone.
  experimental: { inlineCss: true, isrFlushToDisk: false },
};

export default config;
