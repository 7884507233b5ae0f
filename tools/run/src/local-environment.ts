/** Variables of a page server with a stand-in for the messaging app. */
export const playedApp = (url: string): Record<string, string> => ({
  PUBLIC_URL: url,
  LIFF_ID: '1234567890-localrun',
  LIFF_PLUGINS: '/local/liff-mock.js',
});

/** Variables of a page server that runs against a local platform, by the platform's address for browsers. */
export const localEnvironment = (url: string, platformUrl: string): Record<string, string> => ({
  ...playedApp(url),
  API_URL: platformUrl,
  TRACKING_URL: `${platformUrl}/tracking`,
  ERROR_REPORT_DSN: platformUrl.replace('://', '://local@').concat('/1'),
  ERROR_REPORT_ENVIRONMENT: 'local',
  MAP_TILES_URL: `${platformUrl}/tiles/{z}/{x}/{y}.svg`,
  MAP_ATTRIBUTION: 'Map of a town that does not exist',
});

/** Variables of a local page server with an API of one's own: those of the given environment, which names it. */
export const ownEnvironment = (
  url: string,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> => ({ ...given, ...playedApp(url) });
