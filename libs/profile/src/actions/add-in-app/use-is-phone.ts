import { useProfileSelector } from '@oa-profile/plugin-sdk/page';

/** Whether the page is open on a phone, where nobody has to be told which device a link is for. */
export const useIsPhone = (): boolean =>
  useProfileSelector(({ page: { opener } }) => opener.platform === 'Android' || opener.platform === 'iOS');
