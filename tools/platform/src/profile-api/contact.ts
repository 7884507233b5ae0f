import type { Handler } from './call.js';

export const getCallSetting: Handler<'getCallSetting'> = async ({ account }) =>
  account.content.callSetting ?? { enabled: false, acceptance: 'direct' };

export const getResponseMode: Handler<'getResponseMode'> = async ({ account }) =>
  account.content.responseMode ?? { mode: 'bot' };

export const getReplyTime: Handler<'getReplyTime'> = async ({ account }) => account.content.replyTime ?? {};
