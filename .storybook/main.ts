import react from '@vitejs/plugin-react';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { conditions } from '../tools/build/conditions.js';
import { propertyTables } from '../tools/build/property-tables.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  staticDirs: ['./public', { from: '../tools/platform/artwork', to: '/artwork' }],
  stories: [
    './introduction.mdx',
    './content.mdx',
    './handing-over.mdx',
    './token-uses.mdx',
    './*-api.mdx',
    './*.stories.tsx',
    '../libs/**/src/**/*.stories.tsx',
    '../apps/*/stories/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: {
    // Tests show no property tables, and would have to wait for them.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...propertyTables,
      tsconfigPath: 'tsconfig.lint.json',
      include: ['libs/**/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx'],
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  tags: {
    // Nothing that a designer would look for. All of them run as tests.
    'test-only': { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...conditions,
      plugins: [react()],
      // If these were discovered only while the stories run as tests, Vite would reload the page.
      optimizeDeps: { include: ['react-dom/client', 'react-dom/server', 'leaflet', 'mockdate'] },
    }),
};

export default config;
