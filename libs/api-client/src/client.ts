/** Only the client, for pages that load it lazily, after the enumerations and schemas of the main entry. */
export type { CallOptions, ProfileApiClient } from './methods.js';
export { createProfileApiClient, type ProfileApiClientOptions } from './profile-api-client.js';
