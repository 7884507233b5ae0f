import type { PluginFile, Redirection } from '@oa-profile/plugin-sdk/internal';
import type { Context } from 'hono';
import type { PageAssets } from '../documents/page-assets.js';
import type { AccountFile, AccountFileInput } from '../files/account-file.js';
import { filesOfEveryAccount } from '../files/files-of-every-account.js';
import { pluginFile } from '../files/plugin-file.js';
import type { AccountFiles } from '../pages/account-files.js';
import { SHARED_CACHES, sendBody } from '../requests/headers.js';
import type { Route } from '../requests/routes.js';
import type { AnswerWithAccount, createInTime } from './account-answers.js';
import type { Answering } from './answering.js';
import type { FailureAnswers } from './failure-answers.js';

export interface FileAnswersOptions extends Answering {
  failures: FailureAnswers;
  withAccount: AnswerWithAccount;
  inTime: ReturnType<typeof createInTime>;
  madeFiles: Pick<AccountFiles, 'get'>;
  assets: PageAssets;
  now: () => Date;
}

/** The header of an answer, by who may keep it. */
const cacheControlOf: Readonly<Record<PluginFile['keptBy'], string>> = {
  all: SHARED_CACHES,
  browser: 'private, max-age=3600',
  none: 'no-store',
};

/** The files of accounts, such as a contact card: those of every account, and those of plugins. */
export function accountFileRoutes({
  config,
  site,
  visitOf,
  visitorOf,
  encodingsFor,
  failures,
  withAccount,
  inTime,
  madeFiles,
  assets,
  now,
}: FileAnswersOptions): Route[] {
  /**
   * Answers with a file of the account; 404 if `make` returns nothing.
   *
   * @param dependsOn what it depends on besides account, language and time; undefined if on the visitor
   */
  function answer(
    context: Context,
    cacheControl: string,
    dependsOn: readonly unknown[] | undefined,
    make: (input: AccountFileInput) => Promise<AccountFile | Redirection | undefined>,
  ): Promise<Response> {
    const given = visitOf(context.req.raw);
    const work = withAccount(
      context,
      given,
      async ({ visit, answer: account, language, site: ofAccount }) => {
        const [encoding] = encodingsFor(context);
        const made = await madeFiles.get({
          key: dependsOn && [visit.searchId, visit.origin, language, ofAccount.off, ...dependsOn],
          make: () =>
            make({
              answer: account(),
              language,
              config,
              site: ofAccount,
              now: now(),
              themeColors: assets.themeColors,
            }),
          encoding,
          visitor: visitorOf(context),
        });
        if ('missing' in made) return failures.page(context, given, 404, made.missing, { found: 'account' });
        const file = made.value;
        context.header('cache-control', cacheControl);
        context.header('x-robots-tag', 'noindex');
        if ('to' in file) return context.redirect(file.to, 302);
        return sendBody(
          context,
          given,
          { bytes: await file.document.as(encoding), encoding },
          {
            'content-type': file.contentType,
            etag: file.etag,
            // With `inline`, phones open the file at once, and desktops save what they cannot show.
            ...(file.name && { 'content-disposition': `inline; filename="${file.name}"` }),
          },
        );
      },
    );
    return inTime(context, given, work);
  }

  const ofEveryAccount = Object.entries(filesOfEveryAccount).map(([path, make]): Route => ({
    pattern: `/:searchId/${path}`,
    label: 'file',
    answer: (context) => answer(context, SHARED_CACHES, [path], make),
  }));
  const ofPlugins = site.plugins
    .flatMap(({ server }) => Object.entries(server?.files ?? {}))
    .map(([kind, { path, keptBy, parameters = [] }]): Route => ({
      pattern: `/:searchId/${path}`,
      label: 'file',
      answer(context) {
        const params = context.req.param();
        const places = Object.entries(params).filter(([name]) => name !== 'searchId');
        const query = wantedQuery(new URL(context.req.url), parameters);
        const userAgent = keptBy === 'all' ? undefined : context.req.header('user-agent');
        const dependsOn = keptBy === 'all' ? [kind, places, String(query)] : undefined;
        return answer(context, cacheControlOf[keptBy], dependsOn, (input) =>
          pluginFile(kind, { ...input, params, query, userAgent }),
        );
      },
    }));
  return [...ofEveryAccount, ...ofPlugins];
}

/** The parameters that a file depends on, each once. */
const wantedQuery = ({ searchParams }: URL, parameters: readonly string[]): URLSearchParams =>
  new URLSearchParams(
    parameters.flatMap((name) =>
      searchParams
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
