export { createHost, type CreateHostOptions } from './create-host.js';
export { createPlugin, type CreatePluginOptions } from './create-plugin.js';
