export { createFeature, type CreateFeatureOptions } from './create-feature.js';
export { createHost, type CreateHostOptions } from './create-host.js';
