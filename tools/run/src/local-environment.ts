/** Variables of a page server that runs against a local platform. */
export const localEnvironment = (url: string, platformUrl: string): Record<string, string> => ({
  PUBLIC_URL: url,
  API_URL: platformUrl,
  LIFF_ID: '1234567890-localrun',
  LIFF_PLUGINS: '/local/liff-mock.js',
  TRACKING_URL: `${platformUrl}/tracking`,
  ERROR_REPORT_DSN: platformUrl.replace('://', '://local@').concat('/1'),
  MAP_TILES_URL: `${platformUrl}/tiles/{z}/{x}/{y}.svg`,
  MAP_ATTRIBUTION: 'Map of a town that does not exist',
});
