export { account, accountPage } from './account.js';
export { fakeProfileApi, profileApiHandlers } from './fake-profile-api.js';
export { delayed, failure } from '@oa-profile/http/internal/testing';
