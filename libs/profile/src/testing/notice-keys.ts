import { actionMessageKeys } from '@oa-profile/errors';
import type { ProfileStore } from '@oa-profile/plugin-sdk/page';

/** Keys of the sentences that the visitor reads now. */
export const noticeKeys = ({ store }: { store: ProfileStore }): string[] =>
  store.getState().notices.flatMap(({ keys }) =>
    keys.map((key) => {
      if (typeof key === 'string') return key;
      const [kind, value] = key;
      return kind === 'error' ? actionMessageKeys[value] : value;
    }),
  );
