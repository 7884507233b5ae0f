import { startPageServer } from '@oa-profile/page-server/node';
import { plugins } from './plugins.js';

startPageServer({ plugins, client: new URL('../client', import.meta.url) });
