import { knowsZone } from '@oa-profile/i18n/internal';

/**
 * Puts what the server says that a time zone is in place of each zone that this browser does not know, so that hours and
 * dates stay those of the server's page.
 *
 * @param offsets of the zones in the data, by their names: '+09:00'
 * @param onUnknown called with each zone that this browser does not know
 */
export function replaceUnknownZones<Data extends object>(
  data: Data,
  offsets: Readonly<Record<string, string>>,
  onUnknown: (zone: string) => void,
): Data {
  const unknown = Object.keys(offsets).filter((zone) => !knowsZone(zone));
  if (unknown.length === 0) return data;
  for (const zone of unknown) onUnknown(zone);
  return JSON.parse(JSON.stringify(data), (name, value: unknown) =>
    name === 'timeZone' && unknown.includes(String(value)) ? offsets[String(value)] : value,
  ) as Data;
}
