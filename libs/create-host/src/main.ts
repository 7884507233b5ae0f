#!/usr/bin/env node
import { createHost } from './index.js';

const [folder, ...others] = process.argv.slice(2);
try {
  if (folder === undefined || folder.startsWith('-') || others.length > 0)
    throw new Error('How to call it: npm create @oa-profile/host <folder>');
  createHost({ folder });
  console.log(`${folder} is a host. Its README begins with the commands that show it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
