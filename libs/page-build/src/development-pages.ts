import { getRequestListener } from '@hono/node-server';
import type { createPageServer, readConfig } from '@oa-profile/page-server';
import type { Plugin, RunnableDevEnvironment } from 'vite';
import { compileStandalone } from './compile-standalone.js';

/** Options of {@link developmentPages}. Paths begin at the root of the build. */
export interface DevelopmentPagesOptions {
  /** Environment variables of the page server. */
  environment: Readonly<Record<string, string>>;
  /**
   * The module that exports `createPageServer`, `readConfig` and the host's `plugins`.
   * @default '/src/page-server.ts'
   */
  server?: string;
  /** @default '/src/browser.ts' */
  browser?: string;
}

/** What a host's module exports for development. */
interface ServerModule {
  createPageServer: typeof createPageServer;
  readConfig: typeof readConfig;
  plugins: Parameters<typeof createPageServer>[0]['plugins'];
}

const preamble = '/@development/preamble.js';
const earlyScript = '/@development/early.js';

/** Code for hot reload that must run before any React component is loaded. */
const preambleCode = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/** Passes every request for a page to production's page server, run from its sources. */
export function developmentPages({
  environment,
  server: serverModule = '/src/page-server.ts',
  browser = '/src/browser.ts',
}: DevelopmentPagesOptions): Plugin {
  return {
    name: 'development-pages',
    resolveId: (id) => (id === preamble || id === earlyScript ? id : undefined),
    async load(id) {
      if (id === preamble) return preambleCode;
      if (id !== earlyScript) return undefined;
      const source = await this.resolve('@oa-profile/page-start/early');
      return source ? compileStandalone(source.id) : undefined;
    },
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const { runner, pluginContainer } = server.environments['ssr'] as RunnableDevEnvironment;
          Promise.all([
            runner.import<ServerModule>(serverModule),
            pluginContainer.resolveId('@oa-profile/page-start/without-script.css'),
          ])
            .then(([{ createPageServer, readConfig, plugins }, withoutScript]) => {
              request.url = request.originalUrl ?? '/';
              const app = createPageServer({
                plugins,
                config: readConfig(environment),
                relaxPolicy,
                assets: {
                  script: browser,
                  earlyScript,
                  withoutScriptStyle: `/@fs${withoutScript?.id ?? ''}`,
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
