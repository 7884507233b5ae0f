export { createSite, type Site } from '../documents/site.js';
export type { AccountFile, AccountFileInput } from './account-file.js';
export { contactFile, reservationFile, visitFile } from './account-files.js';
export { directionsOf } from './directions.js';
export { accountManifest } from './account-manifest.js';
export { accountSitemap } from './account-sitemap.js';
export { readReservationQuery, readVisitQuery, type ReservationQuery } from './calendar-query.js';
export { qrCodeFile } from './qr-code.js';
export { specialDayFile } from './special-day-file.js';
