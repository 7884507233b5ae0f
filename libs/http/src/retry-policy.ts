import type { AxiosError } from 'axios';
import { exponentialDelay } from 'axios-retry';
import { isTooLarge, reasonOf, retryAfterOf } from './http-error.js';

const idempotentMethods = ['get', 'head', 'options', 'put', 'delete'];

/**
 * Retry on network errors, and on 5xx for idempotent methods, unless the server says when to come again: no retry waits as
 * long. A redirect leads to the same place each time.
 */
export function retryIsWorthwhile(error: AxiosError): boolean {
  const { response, code, config } = error;
  if (!response) return code !== 'ERR_CANCELED' && !isTooLarge(error) && reasonOf(error) !== 'redirect';
  if (retryAfterOf(response) !== undefined) return false;
  return response.status >= 500 && idempotentMethods.includes(config?.method?.toLowerCase() ?? '');
}

/**
 * Milliseconds before retry number `attempt` (from 1): 100, 200, 400, each with up to 20 % jitter. axios-retry doubles
 * the delay even for the first retry, hence half the base. It does not get the error on purpose: it would honour any
 * Retry-After, even one longer than the whole call may last.
 */
export function retryDelay(attempt: number): number {
  return exponentialDelay(attempt, undefined, 50);
}
