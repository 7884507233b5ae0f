import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  keyword: '關鍵字',
  scope: '搜尋範圍：{{sections}}',
  found_other: '找到{{displayCount}}筆結果',
  none: '找不到相符的內容。',
  ask: '您也可以直接詢問此帳號。',
  incomplete: '部分區塊無法搜尋。',
};
