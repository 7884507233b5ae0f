/**
 * The time zone of the visitor's device.
 *
 * @param otherwise for devices without one: some browsers then give 'Etc/Unknown', which they themselves refuse.
 */
export function visitorZone(otherwise: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
}
