import { isProfileError, type ProfileError } from '@oa-profile/errors';
import type { HttpRequest } from '../http-client.js';
import { tellResponse } from '../tell-response.js';
import { ofCall, type CallDescription } from '../of-call.js';

/** What a method of a double answers: its result, a `failure`, or a function of the method's arguments. */
export type Answer<Method> = Method extends (...args: infer Args) => Promise<infer Result>
  ? Result | ProfileError | ((...args: Args) => Result | ProfileError | Promise<Result | ProfileError>)
  : never;

/** Answers by the names of the client's methods. */
export type Answers<Client> = { [Name in keyof Client]?: Answer<Client[Name]> | undefined };

/** A call that a double was asked for. */
export type RecordedCall<Client> = {
  [Name in keyof Client]: {
    method: Name;
    args: Client[Name] extends (...args: infer Args) => unknown ? Args : never;
  };
}[keyof Client];

/** What a double can besides the methods of its client. */
export interface Double<Client> {
  /** All calls, in their order, failed ones included. */
  readonly calls: RecordedCall<Client>[];
  /** Changes what some methods answer from now on; undefined is the answer that they have by default. */
  answer(answers: Answers<Client>): void;
}

/**
 * Describes a call for its errors, as the client does.
 *
 * @throws ProfileError for arguments that the client refuses
 */
export type CallDescriber = (method: string, args: readonly unknown[]) => CallDescription;

type AnyAnswer = ((...args: unknown[]) => unknown) | object | undefined;

/** Makes a double of a client, which answers without a network and remembers nothing of what it was asked to change. */
export function createDouble<Client>(
  usual: { readonly [Name in keyof Client]: Answer<Client[Name]> },
  given: Answers<Client>,
  describe: CallDescriber,
): Client & Double<Client> {
  const calls: Double<Client>['calls'] = [];
  let answers: Answers<Client> = { ...given };

  async function call(method: string, args: unknown[]): Promise<unknown> {
    calls.push({ method, args } as RecordedCall<Client>);
    const description = describe(method, args);
    const { signal, onResponse } = (args.at(-1) ?? {}) as Pick<HttpRequest, 'signal' | 'onResponse'>;
    const answer = (answers[method as keyof Client] ?? usual[method as keyof Client]) as AnyAnswer;
    const result = await unlessAborted(signal, () =>
      typeof answer === 'function' ? answer(...args) : answer,
    );
    if (isProfileError(result)) throw ofCall(result, description);
    const { transactionId } = description;
    const response = { status: 200, headers: {}, ...(transactionId !== undefined && { transactionId }) };
    tellResponse(onResponse, response);
    // A test that changes what it got changes no later answer.
    return structuredClone(result);
  }

  const methods = Object.keys(usual).map((method) => [method, (...args: unknown[]) => call(method, args)]);
  const double: Double<Client> = {
    calls,
    answer: (changed) => {
      answers = { ...answers, ...changed };
    },
  };
  return { ...(Object.fromEntries(methods) as Client), ...double };
}

/** As the clients: a call that is given up rejects with the reason of its signal. */
async function unlessAborted(signal: AbortSignal | undefined, run: () => unknown): Promise<unknown> {
  signal?.throwIfAborted();
  if (!signal) return run();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    Promise.resolve(run()).then(resolve, reject);
  });
}
