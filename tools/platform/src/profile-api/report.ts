import type { ReportReceipt } from '@oa-profile/api-client';
import { reports } from '../database/schema.js';
import { settleWrite } from '../visitors/act-once.js';
import type { Handler } from './call.js';

export const report: Handler<'report'> = async ({ database, visitor, account, body, now }) => {
  const reportId = crypto.randomUUID();
  await database.insert(reports).values({
    reportId,
    token: visitor.token,
    accountId: account.accountId,
    reason: body.reason,
    detail: body.detail,
    createdAt: now,
  });
  return { reportId };
};

export const settleReport: Handler<'settleReport'> = async ({ database, body, path, ...call }) => ({
  report: await settleWrite<ReportReceipt>(database, { ...call, ...body, request: `POST ${path}` }),
});
