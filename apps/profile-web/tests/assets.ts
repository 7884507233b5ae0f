import { languages } from '@oa-profile/i18n';
import { createPageAssets } from '@oa-profile/page-server';

const none = { scripts: [], styles: [] };

/** Files of a build that only have names: tests of the server look at its markup. */
export const assets: ReturnType<typeof createPageAssets> = createPageAssets(
  {
    script: 'main.js',
    earlyScript: 'early.js',
    withoutScriptStyle: 'without-script.css',
    serviceWorkers: { keeps: 'keeps.js', removes: 'removes.js' },
    start: none,
    app: none,
    controls: none,
    texts: Object.fromEntries(languages.map((language) => [language, none])),
    views: {},
    sections: {},
    themeColors: {},
  },
  String,
);
