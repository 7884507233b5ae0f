import { actionMessageKeys } from '@oa-profile/errors';
import type { Notice, NoticeKey } from './notices-slice.js';

/** What a message asks its reader to do with the page; it then comes with a button for that. */
export type NoticeWay = 'reload' | 'close';

const ways: Readonly<Record<string, NoticeWay>> = {
  'error.gone': 'reload',
  'error.unauthorized': 'close',
  'error.denied': 'close',
  'error.userNotFound': 'close',
};

/** The action that a message offers. If undefined, the visitor can simply tap the same control again. */
export function noticeWay({ keys, reload }: Pick<Notice, 'keys' | 'reload'>): NoticeWay | undefined {
  if (reload) return 'reload';
  return keys.map((key) => ways[messageOf(key)]).find(Boolean);
}

function messageOf(key: NoticeKey): string {
  if (typeof key === 'string') return key;
  const [kind, value] = key;
  return kind === 'error' ? actionMessageKeys[value] : value;
}
