import { describeCore } from './testing/core-suite.js';
import { seededDirectory } from './testing/test-platform.js';

describeCore('PGlite', async () => ({ directory: await seededDirectory() }));
