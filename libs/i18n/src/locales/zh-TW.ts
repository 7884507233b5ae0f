import type { Translation } from '../texts.js';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  'error.pageNotFound': '找不到頁面。',
  'error.network': '發生網路錯誤，請再試一次。',
  'error.general': '發生錯誤，請稍候片刻後再試一次。',
  'error.report': '無法傳送檢舉內容，請稍後再試一次。',
  'error.connection': '請確認網路連線後再試一次。',
  'error.temporary': '發生暫時性錯誤，無法完成操作，請再試一次。',
  'error.copy': '錯誤：無法複製到剪貼簿。',
  'error.keepStorage': 'Keep的儲存空間不足，請刪除Keep中的部分項目後再試一次。',
  'error.unauthorized': '登入狀態已過期，請關閉此頁面後重新開啟。',

  'common.close': '關閉',
  'common.backTo': '返回「{{name}}」',
  'common.retry': '再試一次',
  'common.loading': '載入中…',
  'common.more': '更多',
  'common.opensInNewTab': '在新分頁開啟',
  'common.dismiss': '關閉',
  'common.ownLoading': '目前顯示的是所有人共通的內容。您的使用狀況仍在載入中。',
  'common.ownFailed': '目前顯示的是所有人共通的內容。無法載入您的使用狀況。',

  'page.title': '{{name}} | 官方帳號',
  'page.description': '官方帳號「{{name}}」的基本檔案，提供營業時間、常見問題等資訊。',
  'page.skipToContent': '跳至主要內容',
  'page.actions': '操作選單',
  'page.rotate': '請將手機轉為直向以繼續瀏覽。',
  'page.rotateAnyway': '仍要繼續',
  'page.languages': '語言',
  'page.footer': '官方帳號基本檔案',

  'header.badge.verified': '認證官方帳號',
  'header.badge.premium': '企業官方帳號',
  'header.badge.unverified': '一般官方帳號',
  'header.friends_other': '{{displayCount}}位好友',

  'action.addFriend': '加入好友',
  'action.unblock': '解除封鎖',
  'action.chat': '聊天',
  'action.call': '通話',
  'action.favorite': '我的最愛',

  'done.addFriend': '已將「{{name}}」加入好友。',
  'done.unblock': '已解除封鎖「{{name}}」。',
  'done.favoriteAdded': '已加入我的最愛。',
  'done.favoriteRemoved': '已從我的最愛中移除。',

  'failed.addFriend': '無法將此帳號加入好友。',
  'failed.unblock': '無法解除封鎖此帳號。',
  'failed.favoriteAdd': '無法將此帳號加入我的最愛。',
  'failed.favoriteRemove': '無法將此帳號從我的最愛中移除。',
  'failed.relation': '無法確認您與此帳號是否為好友。',
  'failed.boot': '此頁面的部分內容無法載入，請重新載入頁面。',
  'failed.connection': '無法連線至應用程式。追蹤、Keep等需要您帳號的功能目前無法使用，其他功能仍可使用。',

  'notFound.hint': '網址可能有誤，或此帳號可能已關閉其頁面。',
  'unavailable.title': '目前無法使用此頁面',
  'forbidden.hint': '此帳號未公開基本檔案。',
};
