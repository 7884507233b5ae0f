import { relative, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { createPageServer, readConfig } from '@oa-profile/page-server';
import {
  isCSSRequest,
  loadEnv,
  normalizePath,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite';
import { compileStandalone } from './compile-standalone.js';
import type { HostModules } from './page-files.js';
import { themeColors } from './theme-colors.js';

/** What is used of the page server's package. */
interface PageServerModule {
  createPageServer: typeof createPageServer;
  readConfig: typeof readConfig;
}

/** What a host's list of plugins exports. */
interface PluginList {
  plugins: Parameters<typeof createPageServer>[0]['plugins'];
}

const preamble = '/@development/preamble.js';
const earlyScript = '/@development/early.js';

/**
 * Code that must run before any React component is loaded: for hot reload, and for a page whose markup the server has
 * made of what is edited now, before its code has come near. The two would differ, so such a page is loaded again.
 */
const preambleCode = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
performance.setResourceTimingBufferSize(100000);
import.meta.hot.on('vite:beforeUpdate', ({ updates }) => {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  if (!updates.every(({ path }) => loaded.has(new URL(path, location.href).pathname))) location.reload();
});`;

/**
 * While a host is developed, passes every request for a page to production's page server, run from its sources, with the
 * variables of the environment and of the files that Vite reads, such as `.env`.
 */
export function developmentPages(host: HostModules): Plugin {
  /** Whether something that the server has loaded has been edited since. */
  let isEdited = false;
  const printed = new Set<string>();
  let variables: Readonly<Record<string, string>> = {};
  return {
    name: 'development-pages',
    apply: 'serve',
    config({ root = '.', envDir = root, server }, { mode }) {
      variables = loadEnv(mode, resolve(envDir || root), '');
      const port = server?.port ?? variables['PORT'];
      return port === undefined ? undefined : { server: { port: Number(port) } };
    },
    // A page asks for the early script with a query.
    resolveId: (id) => (id === preamble ? id : id.startsWith(`${earlyScript}?`) ? earlyScript : undefined),
    async load(id) {
      if (id === preamble) return preambleCode;
      if (id !== earlyScript) return undefined;
      const source = await this.resolve('@oa-profile/page-start/early');
      return source ? compileStandalone(source.id) : undefined;
    },
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments;
      const isClient = this.environment === client;
      // What is no component can be state, or a place on the device: made anew, it would be a second one of that name.
      const mustReload = isClient && /\.[cm]?[jt]s$/.test(file);
      if (modules.length === 0 || (this.environment.name !== 'ssr' && !mustReload)) return undefined;
      // Before the browser hears of it, and asks for the page again.
      isEdited = true;
      if (mustReload) client.hot.send({ type: 'full-reload' });
      if (isClient) return [];
      if (client && !client.moduleGraph.getModulesByFile(file)?.size)
        client.hot.send({ type: 'full-reload' });
      return [];
    },
    configureServer(server) {
      const browser = `/${normalizePath(relative(server.config.root, host.browser))}`;
      /** Writes what is not written with every page. */
      const log = (line: string): void => {
        const what = line.replace(/"time":"[^"]*",/, '');
        if (!printed.has(what)) console.error(line);
        printed.add(what);
      };
      return () => {
        server.middlewares.use((request, response, next) => {
          const { runner, pluginContainer } = server.environments['ssr'] as RunnableDevEnvironment;
          if (isEdited) {
            isEdited = false;
            printed.clear();
            runner.clearCache();
          }
          Promise.all([
            runner.import<PageServerModule>('@oa-profile/page-server'),
            runner.import<PluginList>(host.plugins),
            pluginContainer.resolveId('@oa-profile/page-start/without-script.css'),
            firstStyles(server, browser),
          ])
            .then(([{ createPageServer, readConfig }, { plugins }, withoutScript, styles]) => {
              request.url = request.originalUrl ?? '/';
              const publicUrl = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
              const app = createPageServer({
                plugins,
                config: readConfig(
                  {
                    ...variables,
                    ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }),
                    // It would keep edited files.
                    OFFLINE_PAGES: 'off',
                  },
                  plugins,
                ),
                relaxPolicy,
                log,
                assets: {
                  script: browser,
                  earlyScript,
                  withoutScriptStyle: `/@fs${withoutScript?.id ?? ''}`,
                  developmentScripts: ['/@vite/client', preamble],
                  preloads: () => [],
                  serviceWorker: () => '',
                  styles: () => ({ text: '', files: [] }),
                  themeColors: themeColors(styles),
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

/** The style sheets that the module for the browser imports itself, in their order. */
async function firstStyles({ environments }: ViteDevServer, browser: string): Promise<string> {
  const { client, ssr } = environments as Record<'client' | 'ssr', RunnableDevEnvironment>;
  await client.transformRequest(browser);
  const module = await client.moduleGraph.getModuleByUrl(browser);
  const sheets = [...(module?.importedModules ?? [])].filter(({ url }) => isCSSRequest(url));
  const texts = await Promise.all(
    sheets.map(({ url }) => ssr.runner.import<{ default: string }>(`${url}?inline`)),
  );
  return texts.map((each) => each.default).join('');
}

/** Allows what Vite needs: styles and an overlay that it injects, and a socket. */
function relaxPolicy(policy: string): string {
  return policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace(/; (require-trusted-types-for|trusted-types) [^;]*/g, '');
}
