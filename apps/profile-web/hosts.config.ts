import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config.js';

const outputDir = join(import.meta.dirname, '../../node_modules/.cache/hosts');
const server = endToEnd.webServer;
if (!server || Array.isArray(server)) throw new Error('The end-to-end tests have one server.');
const { PAGE_BUILD: build } = process.env;
if (!build) throw new Error('PAGE_BUILD names the folder of the build that is tried.');

/**
 * End-to-end tests of what depends on how a host is built, against a build that was made elsewhere, from the packed
 * libraries: which files a page has and when they come, its styles, each step of its start, its service worker.
 */
export default defineConfig({
  ...endToEnd,
  testMatch: ['few-requests', 'style-sheet', 'boot', 'offline'].map((name) => `**/e2e/${name}.test.ts`),
  testIgnore: [],
  grep: /few-requests|style-sheet|the steps run in order|a seen page opens without a network/,
  projects: [{}],
  outputDir,
  webServer: {
    ...server,
    env: { ...server.env, PLATFORM_DATA: join(outputDir, 'platform'), PAGE_BUILD: build },
  },
});
