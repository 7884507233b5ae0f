import { defineConfig } from 'vite';
import { profilePage } from '../../libs/page-build/src/index.js';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/profile-web',
  plugins: [profilePage({ server: { main: 'src/server.ts', 'page-server': 'src/page-server.ts' } })],
});
