import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type * as PageServerModule from 'profile-web/page-server';
import type { Plugin, RunnableDevEnvironment } from 'vite';
import { compileStandalone } from 'build-tools/standalone-files';

const preamble = '/@development/preamble.js';
const earlyScript = '/@development/early.js';
const earlySource = fileURLToPath(
  new URL('../../../apps/profile-web/src/browser/start/early.ts', import.meta.url),
);

/** Code for hot reload that must run before any React component is loaded. */
const preambleCode = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** Passes every request for a page to production's page server, run from its sources. */
export function developmentPages(environment: Record<string, string>): Plugin {
  return {
    name: 'development-pages',
    resolveId: (id) => (id === preamble || id === earlyScript ? id : undefined),
    load(id) {
      if (id === earlyScript) return compileStandalone(earlySource);
      return id === preamble ? preambleCode : undefined;
    },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const { runner } = server.environments['ssr'] as RunnableDevEnvironment;
          runner
            .import('/src/server/index.ts')
            .then(({ createPageServer, readConfig }: typeof PageServerModule) => {
              request.url = request.originalUrl ?? '/';
              const app = createPageServer({
                config: readConfig(environment),
                relaxPolicy,
                assets: {
                  script: '/src/browser/main.ts',
                  earlyScript,
                  withoutScriptStyle: '/src/browser/start/without-script.css',
                  developmentScripts: ['/@vite/client', preamble],
                  preloads: () => [],
                  // Never registered: it would keep edited files.
                  serviceWorker: () => '',
                  styles: () => ({ text: '', files: [] }),
                },
              });
              return getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response);
            })
            .catch((error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              next(error);
            });
        });
      };
    },
  };
}

/** Allows what Vite needs: styles and an overlay that it injects, and a socket. */
function relaxPolicy(policy: string): string {
  return policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace(/; (require-trusted-types-for|trusted-types) [^;]*/g, '');
}
