import type { PageFiles } from '@oa-profile/page-server/internal';

/** What a worker knows of the browser's files: their list, and the texts of those that it reads, by name. */
export interface ClientFiles {
  files: PageFiles;
  texts: Readonly<Record<string, string>>;
}

/** The browser's build of the same host. Only in what `profileWorker` builds; elsewhere it is empty. */
export const clientFiles: ClientFiles = {
  files: {
    script: '',
    earlyScript: '',
    withoutScriptStyle: '',
    serviceWorkers: { keeps: '', removes: '' },
    start: { scripts: [], styles: [] },
    texts: {},
    app: { scripts: [], styles: [] },
    controls: { scripts: [], styles: [] },
    views: {},
    sections: {},
    themeColors: {},
  },
  texts: {},
};
