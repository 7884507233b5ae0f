import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** The command that has to find a fault, and whether `npm test` runs the same tests or only `npm run test:all`. */
interface Finding {
  command: string;
  tier: 'first' | 'all';
}

/** A fault that is put into the code on purpose, and the cheapest command of ours that has to find it. */
export interface Fault {
  /** The promise of docs/product.md or of the bar that it breaks. */
  breaks: string;
  /** The file that is changed, relative to the workspace. */
  file: string;
  /** A text that is in the file exactly once. */
  from: string;
  to: string;
  /** What has to fail, run in the workspace. */
  foundBy: Finding;
}

const first = (command: string): Finding => ({ command, tier: 'first' });
/** The tests of a package whose files have one of the words in their names, or all. */
const unit = (folder: string, ...words: string[]): Finding =>
  first(
    `vitest run --project node ${
      readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.test.ts') && words.some((word) => basename(path).includes(word)))
        .map((path) => `${folder}/src/${path}`)
        .join(' ') || folder
    }`,
  );
/** `npm test` tries the stories of the package that has changed. */
const stories = (path: string): Finding => first(`vitest run --config .storybook/vitest.config.ts ${path}`);
/** Builds the page first, and what stands for the app's SDK. */
const endToEnd = (project: 'core' | 'rest', file: string): string =>
  `nx run-many -t build -p profile-web liff-mock && playwright test --config apps/profile-web/playwright.config.ts ${project === 'core' ? '--grep' : '--grep-invert'} @core e2e/${file}.test.ts --retries 0`;
const core = (file: string): Finding => first(endToEnd('core', file));
const rest = (file: string): Finding => ({ command: endToEnd('rest', file), tier: 'all' });
const check = (file: string): Finding =>
  first(`tsx --conditions=@oa-profile/source tools/checks/src/${file}.ts`);

/** One fault for each promise that matters most. */
export const faults: readonly Fault[] = [
  {
    breaks: 'no error report quotes an access token',
    file: 'libs/telemetry/src/redact-text.ts',
    from: '.reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), text)',
    to: '.reduce((hidden) => hidden, text)',
    foundBy: unit('libs/telemetry', 'redact'),
  },
  {
    breaks: 'every request of a signed-in visitor carries the token',
    file: 'libs/api-client/src/request-headers.ts',
    from: 'values.accessToken || undefined',
    to: 'undefined',
    foundBy: unit('libs/api-client', 'header', 'client'),
  },
  {
    breaks: 'a write that may have arrived keeps its id',
    file: 'libs/api-client/src/exactly-once.ts',
    from: 'openWrite() ?? { transactionId: createTransactionId() }',
    to: '{ transactionId: createTransactionId() }',
    foundBy: unit('libs/api-client', 'exactly-once'),
  },
  {
    breaks: 'a double tap sends one request',
    file: 'libs/api-client/src/exactly-once.ts',
    from: 'if (same) return same;',
    to: '',
    foundBy: unit('libs/api-client', 'exactly-once'),
  },
  {
    breaks: 'what may not be repeated is not sent again after a failure of the server',
    file: 'libs/http/src/retry-policy.ts',
    from: "['get', 'head', 'options', 'put', 'delete']",
    to: "['get', 'head', 'options', 'put', 'delete', 'post']",
    foundBy: unit('libs/http'),
  },
  {
    breaks: 'what is kept for one visitor is not shown to another',
    file: 'libs/storage/src/open-cache.ts',
    from: 'if (entry.owner !== whose) {',
    to: 'if (entry.owner !== whose && !entry.owner) {',
    foundBy: unit('libs/storage', 'owner'),
  },
  {
    breaks: 'opening hours are those of the account’s own time zone',
    file: 'libs/business-hours/src/zone-clock.ts',
    from: 'instant + offsetAt(timeZone, instant);',
    to: 'instant + offsetAt("UTC", instant);',
    foundBy: unit('libs/business-hours'),
  },
  {
    breaks: 'data never become markup',
    file: 'libs/page-server/src/documents/data-element.ts',
    from: '/[<>&]/g',
    to: '/[&]/g',
    foundBy: unit('libs/page-server', 'document.test'),
  },
  {
    breaks: 'data never become a javascript: link',
    file: 'libs/api-client/src/schemas/building-blocks.ts',
    from: 'v.regex(/^https?:\\/\\//i),',
    to: 'v.regex(/^\\w+:/i),',
    foundBy: unit('libs/api-client', 'schemas'),
  },
  {
    breaks: 'no inline script may run',
    file: 'libs/page-server/src/requests/security-headers.ts',
    from: `'script-src': ["'self'", ...extraScripts`,
    to: `'script-src': ["'self'", "'unsafe-inline'", ...extraScripts`,
    foundBy: unit('libs/page-server', 'security-headers', 'page-server.test'),
  },
  {
    breaks: 'a cached page is in the language that was asked for',
    file: 'libs/page-server/src/pages/account-pages.ts',
    from: '    viewPath(view),\n    language,\n',
    to: '    viewPath(view),\n',
    foundBy: unit('libs/page-server', 'cached-pages', 'replay'),
  },
  {
    breaks: 'an account that is not there is answered 404',
    file: 'libs/page-server/src/answers/account-answers.ts',
    from: "answer.missing === 'DATA_NOT_FOUND' ? 404 : 403",
    to: '403',
    foundBy: unit('libs/page-server', 'page-server.test'),
  },
  {
    breaks: 'no shared cache keeps when a visitor has a table',
    file: 'libs/page-server/src/answers/file-answers.ts',
    from: "none: 'no-store',",
    to: 'none: SHARED_CACHES,',
    foundBy: unit('libs/page-server', 'plugins.test'),
  },
  {
    breaks: 'a page kept offline is in the language of its address',
    file: 'libs/offline/src/page-key.ts',
    from: 'language === null ? path : `${path}?lang=${language}`',
    to: 'path',
    foundBy: unit('libs/offline', 'page-key'),
  },
  {
    breaks: 'a page links only files that its host serves',
    file: 'libs/plugins/sdk/src/page/files/account-file-url.ts',
    from: 'servedFiles.includes(kind)',
    to: 'servedFiles',
    foundBy: unit('apps/profile-web', 'served-files'),
  },
  {
    breaks: 'colours of an account are readable',
    file: 'libs/ui/src/account-colors.ts',
    from: 'contrast(candidate, ground) >= scheme.textContrast',
    to: 'contrast(candidate, ground) >= 2',
    foundBy: unit('libs/ui', 'account-colors'),
  },
  {
    breaks: 'a used coupon among others can be read',
    file: 'libs/plugins/coupon/src/ticket/coupon-ticket.module.css',
    from: '.over .link {\n  color: var(--oa-text-muted);',
    to: '.over .link {\n  color: #b4b4b4;',
    foundBy: stories('libs/plugins/coupon/src/coupon'),
  },
  {
    breaks: 'a code of an error has a message in every language',
    file: 'libs/i18n/src/locales/th.json',
    from: '  "page.footer":',
    to: '  "page.foot":',
    foundBy: check('dictionaries'),
  },
  {
    breaks: 'the documents of the APIs say what the schemas take',
    file: 'libs/api-client/src/schemas/building-blocks.ts',
    from: 'v.regex(/^https?:\\/\\//i),',
    to: '',
    foundBy: unit('tools/checks', 'contract'),
  },
  {
    breaks: 'the page knows no plugin by name',
    file: 'libs/plugins/sdk/src/page/account/all-sections.ts',
    from: 'import type { PageSection, ',
    to: "import '@oa-profile/plugin-faq';\nimport type { PageSection, ",
    foundBy: first('eslint libs/plugins/sdk/src/page/account/all-sections.ts'),
  },
  {
    breaks: 'a closed dialog gives the focus back',
    file: 'libs/ui/src/modal.ts',
    from: 'if (hadFocus) ',
    to: 'if (!hadFocus) ',
    foundBy: stories('libs/ui/src/dialog'),
  },
  {
    breaks: 'a button has a name for screen readers',
    file: 'libs/ui/src/icon-button.tsx',
    from: 'aria-label={label}',
    to: '',
    foundBy: stories('libs/ui/src/icon-button'),
  },
  {
    breaks: 'the second tap of a double tap does not reach what has come in between',
    file: 'libs/plugins/sdk/src/page/dialogs/use-double-tap-guard.ts',
    from: 'event.preventDefault();\n        event.stopPropagation();',
    to: '',
    foundBy: rest('double-taps'),
  },
  {
    breaks: 'a late file that failed is requested again',
    file: 'libs/page-start/src/import-late.ts',
    from: '      arrivals.delete(address);\n',
    to: '',
    foundBy: core('failed-parts'),
  },
  {
    breaks: 'a page whose start fails can still be read',
    file: 'libs/page-start/src/end-without-page.ts',
    from: "  endStart('failed');",
    to: "  document.body.textContent = '';",
    foundBy: core('boot'),
  },
  {
    breaks: 'files are named by what is needed when, for any host',
    file: 'libs/page-build/src/files-by-use.ts',
    from: 'return packageOf(place)?.isFirstText(place) ? name : `more-${name}`;',
    to: 'return name;',
    foundBy: unit('libs/page-build', 'package-files'),
  },
  {
    breaks: 'a control shows the state that the server knows',
    file: 'libs/profile/src/actions/follow/follow.ts',
    from: 'on: isFollowing,',
    to: 'on: false && isFollowing,',
    foundBy: unit('libs/profile', 'switches'),
  },
  {
    breaks: 'no address of ours leads to another site',
    file: 'libs/page-server/src/answers/page-answers.ts',
    from: 'return context.redirect(`${pagePath(address)}${search}`, 302);',
    to: 'return context.redirect(`${decodeURIComponent(context.req.path)}${search}`, 302);',
    foundBy: unit('libs/page-server', 'pasted-addresses', 'request-lines'),
  },
  {
    breaks: 'a tap while the SDK starts is sent once it has started',
    file: 'libs/plugins/sdk/src/page/changes/create-changeable.ts',
    from: 'await resumable(services, page.account.basicSearchId, ifSignedIn ?? kind, () => starting);',
    to: '',
    foundBy: unit('libs/profile', 'late-visitor'),
  },
  {
    breaks: 'a draft is there again for whoever wrote it',
    file: 'libs/plugins/sdk/src/page/changes/create-submission.ts',
    from: 'getAccessToken() === undefined || getOwner() !== undefined;',
    to: 'getAccessToken() === undefined;',
    foundBy: unit('libs/profile', 'drafts'),
  },
  {
    breaks: 'nobody sees the reservation of another visitor',
    file: 'libs/profile/src/page/open-caches.ts',
    from: 'parseSaved, namespace.isReadForLast ? own : { owner }, {',
    to: 'parseSaved, {}, {',
    foundBy: unit('libs/plugins/reservation', 'saved-reservations'),
  },
  {
    breaks: 'a plugin of a host is shown like ours',
    file: 'libs/plugins/sdk/src/page/section-code/section-of.ts',
    from: 'if (!load) return undefined;',
    to: "if (!load || type === 'events') return undefined;",
    foundBy: unit('libs/profile', 'host-plugins'),
  },
  {
    breaks: 'an unknown time zone costs the hours, not the page',
    file: 'libs/business-hours/src/zone-clock.ts',
    from: 'isValidZone(text) ? text : undefined',
    to: 'text',
    foundBy: unit('libs/business-hours'),
  },
  {
    breaks: '‘closed today’ is said of today',
    file: 'libs/business-hours/src/open-state.ts',
    from: 'hoursOn(hours, day);',
    to: 'hoursOn(hours, next?.date ?? day);',
    foundBy: unit('libs/business-hours'),
  },
  {
    breaks: 'every queue of the server has a limit',
    file: 'libs/page-server/src/pages/gate.ts',
    from: 'waiting.length < mostWaiting',
    to: 'waiting.length >= 0',
    foundBy: unit('libs/page-server', 'answer-cache'),
  },
  {
    breaks: 'a saved page goes with its account',
    file: 'libs/offline/src/saved-pages.ts',
    from: 'if (isGone(answer)) await (await open()).delete(key);',
    to: '',
    foundBy: unit('libs/offline', 'saved-pages'),
  },
];
