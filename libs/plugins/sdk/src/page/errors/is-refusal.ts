import { isProfileError } from '@oa-profile/errors';

/** Whether the Profile API has refused something with a status code of its own, such as 'FOLLOW_LIMIT'. */
export const isRefusal = (error: unknown, serverStatusCode: string): boolean =>
  isProfileError(error, 'HTTP_ABNORMAL') && error.data?.serverStatusCode === serverStatusCode;
