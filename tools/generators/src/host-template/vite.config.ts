/// <reference types="vitest/config" />
import { profilePage } from '@oa-profile/page-build';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [profilePage()],
  test: {
    name: 'my-site',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // The build reads the packages' sources, which Node cannot load by itself.
    server: { deps: { inline: [/@oa-profile/] } },
  },
});
