/** Variables of a page server whose page a stand-in for the messaging app opens. */
export const playedApp = (url: string): Record<string, string> => ({
  PUBLIC_URL: url,
  LIFF_ID: '1234567890-localrun',
  LIFF_PLUGINS: '/local/liff-mock.js',
});

/**
 * Variables of a page server that runs against a local platform.
 *
 * @param app those that say where the page is, and which app opens it
 * @param platformUrl the platform's address for browsers
 */
export const localEnvironment = (
  app: Readonly<Record<string, string>>,
  platformUrl: string,
): Record<string, string> => ({
  ...app,
  API_URL: platformUrl,
  TRACKING_URL: `${platformUrl}/tracking`,
  ERROR_REPORT_DSN: platformUrl.replace('://', '://local@').concat('/1'),
  ERROR_REPORT_ENVIRONMENT: 'local',
  MAP_TILES_URL: `${platformUrl}/tiles/{z}/{x}/{y}.svg`,
  MAP_ATTRIBUTION: 'Map of a town that does not exist',
});

/** Variables of a local page server with an API of one's own: those of the given environment, which names it. */
export const ownEnvironment = (
  app: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> => ({
  ...given,
  ...app,
  // It is for the local run, which has read it: the page server would warn of a variable that it does not know.
  LIFF_INSPECTOR: undefined,
});
