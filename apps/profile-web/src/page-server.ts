/** The page server of this site, for what runs it in another way: local runs, tests, the bench. */
export { createPageServer, readConfig } from '@oa-profile/page-server';
export { clientFiles } from '@oa-profile/page-server/node';
export { plugins } from './plugins.js';
