import { startPageServer } from '@oa-profile/page-server/node';
import { features } from './features.js';
import { plugins } from './plugins.js';

startPageServer({ plugins, features, client: new URL('../client', import.meta.url) });
