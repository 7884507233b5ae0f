import { reports } from '../database/schema.js';
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
