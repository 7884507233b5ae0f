import type { HttpResponse } from '@oa-profile/http';
import type { GenericSchema, InferOutput } from 'valibot';
import type { FriendshipAction, SubPagePluginType } from './enumerations.js';
import type { operations } from './operations.js';

/** Options of one call. */
export interface CallOptions {
  /** Gives the call up; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /**
   * Repeats an earlier call under its id, for a call whose answer got lost: a server that has acted on the first one
   * gives its answer again instead of acting twice. For the very same request only. Visible ASCII characters.
   *
   * @default a new id
   * @example
   * ```ts
   * const transactionId = createTransactionId();
   * await api.report('@komorebi', report, { transactionId }).catch(() => {
   *   // The report may have arrived.
   *   return api.report('@komorebi', report, { transactionId });
   * });
   * ```
   */
  transactionId?: string | undefined;
  /**
   * Asks for no access token and sends none, although there is one: to settle a write that was sent before the visitor was
   * known.
   *
   * @default false
   */
  isAnonymous?: boolean | undefined;
  /**
   * Called when the API has answered with a success, with what its result does not say: for logs and support. The errors of
   * failed calls have that in their data. What it throws is ignored.
   *
   * @example
   * ```ts
   * const booked = await api.reserve('@komorebi', request, {
   *   onResponse: ({ transactionId, headers }) => log(transactionId, headers['x-contract-version']),
   * });
   * ```
   */
  onResponse?: ((response: CallResponse) => void) | undefined;
  /**
   * BCP 47 tag of the language of the texts in this response, if the account has them in it.
   *
   * @default the client's
   */
  language?: string | undefined;
}

/** What a success says besides its result. */
export interface CallResponse extends HttpResponse {
  /** The id of the call, by which the server's log has it. */
  transactionId: string;
}

/** Identifies the data of a sub-page plugin. */
export interface SubPagePlugin {
  /** Id of the account, from its page. */
  accountId: string;
  /** From its section, like {@link SubPagePlugin.pluginId}. */
  pageId: string;
  /** Kind of the plugin. */
  type: SubPagePluginType;
  /** The section's id. */
  pluginId: string;
}

/** Options of a call for a sub-page plugin. */
export interface SubPagePluginOptions<Data> extends CallOptions {
  /** `nextCursor` of the page before. @default the first page */
  cursor?: string | undefined;
  /**
   * Checks the result: each plugin has the schema of its sections.
   * @default the result is not checked
   */
  schema?: GenericSchema<unknown, Data> | undefined;
}

/** The id in an operation's path. */
type IdIn<Path> = Path extends `${string}{searchId}${string}` ? [searchId: string] : [accountId: string];

/** By the field of a body that a method takes instead of the whole body. */
interface FieldArguments {
  action: [action: FriendshipAction];
  favorite: [favorite: boolean];
  transactionId: [transactionId: string];
}

/** What an operation's method takes besides the id and the options. */
type ContentOf<Sent> = Sent extends { field: infer Field extends keyof FieldArguments }
  ? FieldArguments[Field]
  : Sent extends { body: GenericSchema<unknown, infer Body> }
    ? [body: Body]
    : [];

/** The options of an operation's method: those of every call, and its query. */
type OptionsOf<Sent> = Sent extends { query: infer Query }
  ? CallOptions & { [Name in keyof Query]?: string | undefined }
  : CallOptions;

type Operations = typeof operations;

/** A method for each operation. It keeps the operation's comment, which editors show. */
export type OperationMethods = {
  [Name in keyof Operations]: (
    ...args: [
      ...id: IdIn<Operations[Name]['path']>,
      ...content: ContentOf<Operations[Name]>,
      options?: OptionsOf<Operations[Name]>,
    ]
  ) => Promise<InferOutput<Operations[Name]['result']>>;
};

/**
 * The Profile API, a method for each operation. Every method resolves with the unwrapped, checked `result`.
 *
 * Every method can reject with a `ProfileError`: `TIMEOUT`, `HTTP_NETWORK_ERROR`, `HTTP_ABNORMAL` (its data has
 * `status`, `serverStatusCode` and `message`), `API_RESPONSE_INVALID` when the response fails its schema (its data has
 * `issues`), `INVALID_PARAM` when an id cannot be part of a path, or `INVALID_ENVIRONMENT` when `getAccessToken` fails.
 * With the last two, nothing was sent.
 */
export interface ProfileApiClient extends OperationMethods {
  /**
   * Data of a section that has an endpoint of its own. Resolves with the output of `schema`, or with an unchecked
   * `unknown` without one.
   */
  getSubPagePlugin<Data = unknown>(
    plugin: SubPagePlugin,
    options?: SubPagePluginOptions<Data>,
  ): Promise<Data>;
}
