/** Only the client, for pages that load it lazily, after the enumerations and schemas of the main entry. */

export { createProfileApiClient } from './profile-api-client.js';
