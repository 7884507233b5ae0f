export {
  createHttpClient,
  type HttpClientOptions,
  type HttpRequest,
  type HttpResponse,
} from './http-client.js';
export { ofCall, type CallDescription } from './of-call.js';
export type { AccessTokens } from './access-tokens.js';
