export { createTransactionId } from '@oa-profile/api-client';
