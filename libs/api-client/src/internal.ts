export { skippedParts } from './skipped-parts.js';
export { accountFeatures, withoutSentAlong } from './schemas/account-page.js';
export type { PriceRange } from './schemas/basic-info.js';
export {
  favoriteStates,
  friendshipTypes,
  openerPlatforms,
  origins,
  parseFriendshipType,
  reportReasons,
  subPagePluginTypes,
  type ReportReason,
} from './enumerations.js';
export { countryCodes, profileCountryCodes, UNKNOWN_COUNTRY } from './country-codes.js';
export { skippedPartsError } from './skipped-parts-error.js';
export { subPagePluginPath } from './operations.js';
export { minutes, shareImage } from './schemas/building-blocks.js';
