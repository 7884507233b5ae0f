/** The name of a time zone at a moment: 'Japan Standard Time'. */
export function zoneName(language: string, timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether clocks in two zones show the same at a moment. Zones with different names often do. */
export const showTheSame = (one: string, other: string, at: Date): boolean =>
  clockIn(one, at) === clockIn(other, at);

function clockIn(timeZone: string, at: Date): string {
  return at.toLocaleString('en', { timeZone });
}
