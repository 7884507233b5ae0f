/** Only the client, for pages that load it lazily, after the enumerations and schemas of the main entry. */
export {
  createProfileApiClient,
  type CallOptions,
  type ProfileApiClient,
  type ProfileApiClientOptions,
} from './profile-api-client.js';
