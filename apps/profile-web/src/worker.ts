import { clientFiles } from '@oa-profile/page-build/client-files';
import { createWorker } from '@oa-profile/page-server/workerd';
import { plugins } from './plugins.js';

export default createWorker({ plugins, ...clientFiles });
