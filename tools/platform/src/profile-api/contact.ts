import type { Handler } from './call.js';

export const getCallSetting: Handler<'getCallSetting'> = ({ account }) =>
  Promise.resolve(account.content.callSetting ?? { enabled: false, acceptance: 'direct' });

export const getResponseMode: Handler<'getResponseMode'> = ({ account }) =>
  Promise.resolve(account.content.responseMode ?? { mode: 'bot' });

export const getReplyTime: Handler<'getReplyTime'> = ({ account }) =>
  Promise.resolve(account.content.replyTime ?? {});
