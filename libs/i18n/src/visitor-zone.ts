/**
 * The zone of the visitor's own clock.
 *
 * @param otherwise for devices that do not know it: some browsers then name a zone, 'Etc/Unknown', that they refuse.
 */
export function visitorZone(otherwise: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return otherwise;
  }
}
