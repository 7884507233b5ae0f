import { defineConfig } from 'vite';
import { profileWorker } from '../../libs/page-build/src/index.js';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/profile-web-worker',
  plugins: [profileWorker()],
});
