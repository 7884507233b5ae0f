import { browserZone } from './intl/date-format.js';

/**
 * The time zone of the visitor's device.
 *
 * @param otherwise for devices without one
 */
export const visitorZone = (otherwise: string): string => browserZone() ?? otherwise;
