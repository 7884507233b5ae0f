import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { keepApiDocument } from './openapi/keep-api-document.js';
import { profileApiDocument } from './openapi/profile-api-document.js';

/** The documents of both APIs, each beside its client. */
const documents = {
  'api-client': profileApiDocument,
  'keep-client': keepApiDocument,
};

for (const [client, make] of Object.entries(documents)) {
  const file = join(import.meta.dirname, '../../../libs', client, 'openapi.json');
  const name = relative(process.cwd(), file);
  const document = `${JSON.stringify(make(), null, 2)}\n`;
  if (process.argv.includes('--write')) {
    writeFileSync(file, document);
    console.log(`${name}: written`);
  } else if (existsSync(file) && readFileSync(file, 'utf8') === document) {
    console.log(`${name}: matches the client`);
  } else {
    console.error(`${name}: differs from the client; run tools/checks/src/openapi.ts with --write`);
    process.exitCode = 1;
  }
}
