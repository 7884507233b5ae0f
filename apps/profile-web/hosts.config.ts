import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.js';

const outputDir = join(import.meta.dirname, '../../node_modules/.cache/hosts');
const server = endToEnd.webServer;
if (!server || Array.isArray(server)) throw new Error('The end-to-end tests have one server.');
const { PAGE_BUILD: build } = process.env;
if (!build) throw new Error('PAGE_BUILD names the folder of the build that is tried.');

/** The core of the end-to-end tests against a build that was made elsewhere, from the packed libraries. */
export default defineConfig({
  ...endToEnd,
  testMatch: ['few-requests', 'without-script', 'sections', 'boot', 'offline', 'style-sheet'].map(
    (name) => `**/e2e/${name}.test.ts`,
  ),
  testIgnore: [],
  projects: [{}],
  outputDir,
  webServer: {
    ...server,
    env: { ...server.env, PLATFORM_DATA: join(outputDir, 'platform'), PAGE_BUILD: build },
  },
});
