export {
  createHttpClient,
  type HttpClient,
  type HttpClientOptions,
  type HttpRequest,
} from './http-client.js';
export { withAccessToken, type AccessTokens } from './with-access-token.js';
