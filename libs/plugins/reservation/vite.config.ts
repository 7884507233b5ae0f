import { library } from '../../../tools/build/library.js';

export default library(import.meta.dirname);
