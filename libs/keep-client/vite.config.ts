import { library } from '../../tools/build/library.js';
import { pureCalls } from '../../tools/build/pure-calls.js';

export default library(import.meta.dirname, { plugins: [pureCalls()] });
