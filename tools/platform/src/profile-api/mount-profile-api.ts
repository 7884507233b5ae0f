import { operations, type Operation, type OperationName } from '@oa-profile/api-client';
import { subPagePluginPath } from '@oa-profile/api-client/internal';
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { safeParse, unknown, type GenericSchema } from 'valibot';
import type { PlatformContext, PlatformEnv } from '../platform-context.js';
import { sectionContracts } from '../section-contracts.js';
import { parseStorableJson } from '../storable-json.js';
import { actOnce, isTransactionId } from '../visitors/act-once.js';
import { anonymousVisitor } from '../visitors/anonymous-visitor.js';
import { identifyVisitor, type Visitor } from '../visitors/identify-visitor.js';
import { withAbsoluteAddresses } from './absolute-addresses.js';
import type { Call, WriteCall, Handler } from './call.js';
import { openAccount } from './find-account.js';
import { misfit } from './fits-schema.js';
import { refuse } from './refusals.js';
import { getSubPagePlugin } from './sub-page.js';
import {
  getAccountPage,
  getCounts,
  getFriendCount,
  getCallSetting,
  getReplyTime,
  getResponseMode,
  getRecommendation,
} from './account-page.js';
import {
  follow,
  getFollow,
  unfollow,
  getRelation,
  updateFavorite,
  updateFriendship,
  report,
  settleReport,
} from './visitor-actions.js';
import { getReservationInventory, reserve, settleReservation } from './reservation.js';

/** Writes that anonymous visitors may do: reporting an account should not require having one. */
const anonymousWrites: ReadonlySet<OperationName> = new Set(['report', 'settleReport']);

/** Mounts the Profile API from the client's table of operations: routes, bodies and answers. */
export function mountProfileApi(app: Hono<PlatformEnv>, context: PlatformContext): void {
  for (const name of Object.keys(operations) as OperationName[]) {
    const operation: Operation = operations[name];
    app.on(operation.method, honoPaths(operation.path), async (c) => {
      const call = await resolveCall(c, context, operation.path);
      if (operation.method === 'GET') {
        const result = await (handlers[name] as (call: Call) => Promise<unknown>)(call);
        return send(c, 200, answer(context, name, operation.result, result));
      }
      const { status, body } = await write(c, context, call, operation, name);
      return send(c, status, body);
    });
  }
  app.get(subPagePluginPath.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const { type, content } = await getSubPagePlugin(await resolveCall(c, context, subPagePluginPath));
    return send(c, 200, answer(context, `sub-page ${type}`, subPageSchema(type, content), content));
  });
}

/** The schema of a section with data from a type of sub-page plugin; of several, one that the content fits. */
function subPageSchema(type: string, content: unknown): GenericSchema {
  const schemas = sectionContracts.flatMap(({ source, schema }) =>
    source.kind === 'sub-page' && source.type === type ? [schema] : [],
  );
  return schemas.find((schema) => safeParse(schema, content).success) ?? schemas[0] ?? unknown();
}

/** `{x}` becomes `:x`; with and without a trailing slash. */
function honoPaths(path: string): string[] {
  const plain = path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
  return [plain, `${plain}/`];
}

async function resolveCall(
  c: Context<PlatformEnv>,
  context: PlatformContext,
  template: string,
): Promise<Call> {
  const params: Record<string, string> = c.req.param();
  const visitor = await visitorOf(c, context);
  const account = await openAccount(context.database, params['searchId'] ?? params['accountId'] ?? '');
  return {
    database: context.database,
    account,
    visitor,
    language: c.req.header('content-language'),
    now: context.now(),
    publicUrl: context.publicUrl,
    path: template.replace(/\{(?:searchId|accountId)\}/, account.accountId),
    params,
    query: c.req.query(),
  };
}

async function visitorOf(c: Context, { database, now }: PlatformContext): Promise<Visitor | undefined> {
  const token = c.req.header('x-access-token');
  if (!token) return undefined;
  const visitor = await identifyVisitor(database, token, now());
  if (!visitor) throw refuse('UNAUTHORIZED', 'The access token is not valid.');
  return visitor;
}

async function write(
  c: Context,
  context: PlatformContext,
  call: Call,
  operation: Operation,
  name: OperationName,
) {
  if (!call.visitor && !anonymousWrites.has(name)) throw refuse('UNAUTHORIZED', 'An access token is needed.');
  const visitor = call.visitor ?? (await anonymousVisitor(context.database, call.now));
  const transactionId = c.req.header('x-transaction-id');
  if (transactionId && !isTransactionId(transactionId))
    throw refuse('INVALID', 'x-transaction-id: up to 100 characters of ASCII, without spaces.');
  const body = operation.body && (await readBody(c, operation.body));
  const handler = handlers[name] as (call: WriteCall<unknown>) => Promise<unknown>;
  return actOnce(context.database, {
    visitor,
    transactionId,
    request: `${operation.method} ${call.path}`,
    now: call.now,
    act: async (database) =>
      answer(context, name, operation.result, await handler({ ...call, visitor, body, database })),
  });
}

async function readBody(c: Context, schema: GenericSchema): Promise<unknown> {
  const given = parseStorableJson(await c.req.text());
  const parsed = safeParse(schema, given);
  if (parsed.success) return parsed.output;
  const [{ path, message }] = parsed.issues;
  throw refuse('INVALID', `${path?.map(({ key }) => String(key)).join('.') ?? 'body'}: ${message}`);
}

/** Wraps a result, after checking that the client can read it. */
function answer(context: PlatformContext, name: string, schema: GenericSchema, value: unknown) {
  const result = withAbsoluteAddresses(value, context.publicUrl);
  const reason = misfit(schema, result);
  if (reason) throw new Error(`The answer of ${name} does not fit its schema: ${reason}`);
  return { result };
}

function send(c: Context, status: number, body: unknown): Response {
  return c.json(body, status as ContentfulStatusCode);
}

/** The handlers of all operations of the Profile API; a missing one is a compile error. */
const handlers: { readonly [Name in OperationName]: Handler<Name> } = {
  getAccountPage,
  getFriendCount,
  getCounts,
  getRelation,
  updateFriendship,
  updateFavorite,
  getFollow,
  follow,
  unfollow,
  getCallSetting,
  getReservationInventory,
  reserve,
  settleReservation,
  getReplyTime,
  getResponseMode,
  getRecommendation,
  report,
  settleReport,
};
