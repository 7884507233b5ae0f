#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { createHost } from './index.js';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { packages: { type: 'string' } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new Error(
      'How to call it: npm create @oa-profile/host <folder> -- [--packages <folder of tarballs>]',
    );
  createHost({ folder, packages: values.packages });
  console.log(`${folder} is a host. Its README begins with the commands that show it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
