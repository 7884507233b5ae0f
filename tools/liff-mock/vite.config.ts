import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: { lib: { entry: 'src/liff-mock.ts', formats: ['es'], fileName: 'liff-mock' } },
});
