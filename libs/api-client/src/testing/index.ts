export { account, accountPage } from './account.js';
export {
  fakeProfileApi,
  profileApiHandlers,
  type FakeProfileAnswers,
  type FakeProfileApi,
} from './fake-profile-api.js';
export { delayed, failure } from '@oa-profile/http/internal/testing';
