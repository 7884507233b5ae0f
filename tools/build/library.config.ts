import { library } from './library.js';

/** The build of every library without a configuration of its own. Nx starts it in the library's folder. */
export default library(process.cwd());
