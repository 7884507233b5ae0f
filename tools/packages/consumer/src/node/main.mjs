import { writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { argv } from 'node:process';

/** Node cannot import style sheets; a server sends them as links. */
const hooks = `export const resolve = (specifier, context, next) =>
  specifier.endsWith('.css') ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context);`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const { runOnServer } = await import('../../node/src/node/run-on-server.js');
writeFileSync('rendered.json', JSON.stringify(await runOnServer(argv.slice(2))));
const { renderHost } = await import('../../node/src/node/render-host.js');
writeFileSync('host.json', JSON.stringify(await renderHost()));
