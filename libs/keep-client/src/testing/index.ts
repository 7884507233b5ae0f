export { fakeKeepClient, keepApiHandlers } from './fake-keep-client.js';
export { keptPage } from './kept-page.js';
export { delayed, failure } from '@oa-profile/http/internal/testing';
