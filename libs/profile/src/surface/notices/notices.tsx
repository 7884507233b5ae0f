import { actionMessageKeys } from '@oa-profile/errors';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { ToastRegion } from '@oa-profile/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { noticeDismissed, type Notice, type NoticeKey } from '../../core/notices/notices-slice.js';

/**
 * Milliseconds for which the region stands empty before its first message. It comes with code that is loaded late, and a
 * message can have been waiting for it; assistive technology announces only what changes in a region that it knows.
 */
const GETTING_KNOWN = 100;

/** Where the page says what just happened. */
export function Notices(): ReactElement {
  const t = useTexts(commonTexts) as (key: string, values: { name: string }) => string;
  // Who notices an action has loaded its texts.
  const action = useTexts(actionTexts) as typeof t;
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const notices = useProfileSelector((state) => state.notices);
  const name = useProfileSelector(({ page }) => page.account.name);
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), GETTING_KNOWN);
    return () => clearTimeout(timer);
  }, []);
  const sentence = (key: NoticeKey): string => {
    if (typeof key === 'string') return t(key, { name });
    const [kind, value] = key;
    return kind === 'error' ? t(actionMessageKeys[value], { name }) : action(value, { name });
  };
  const wordsOf = ({ keys, text }: Notice): string => text ?? sentences(language, keys.map(sentence));
  return (
    <ToastRegion
      toasts={(isKnown ? notices : []).map((notice) => ({
        id: notice.id,
        tone: notice.tone === 'failure' ? 'error' : 'success',
        text: wordsOf(notice),
        ...(notice.reload && {
          action: { label: t('common.retry', { name }), onAction: () => location.reload() },
        }),
      }))}
      onDismiss={(id) => dispatch(noticeDismissed(id))}
      dismissLabel={t('common.dismiss', { name })}
    />
  );
}
