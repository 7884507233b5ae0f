import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  'sections.label': '頁面區塊',

  'row.label': '更多操作',

  'keep.label': 'Keep',
  'keep.hint': '將此頁面儲存至Keep，之後就能輕鬆找到。',
  'keep.added': '已儲存至Keep。',
  'keep.removed': '已從Keep移除。',
  'keep.addFailed': '無法將此頁面儲存至Keep。',
  'keep.removeFailed': '無法將此頁面從Keep移除。',

  'follow.label': '追蹤',
  'follow.followers_other': '{{displayCount}}位追蹤者',
  'follow.done': '已追蹤「{{name}}」。',
  'follow.undone': '已取消追蹤「{{name}}」。',
  'follow.failed': '無法追蹤此帳號。',
  'follow.undoFailed': '無法取消追蹤此帳號。',
  'follow.limit': '無法追蹤此帳號。最多只能追蹤5,000個帳號。',

  'share.label': '分享',
  'share.title': '分享此頁面',
  'share.address': '連結',
  'share.copyLink': '複製連結',
  'share.linkCopied': '已複製連結。',
  'share.done': '已分享。',

  'place.label': '地圖',
  'reserve.label': '預約',
  'report.label': '檢舉此帳號',

  'more.title': '更多',
  'more.openInBrowser': '以瀏覽器開啟',
  'more.addToContacts': '加入聯絡人',

  'qr.label': '行動條碼',
  'qr.hint': '用手機掃描行動條碼，即可在應用程式中繼續。',
  'app.addTitle': '將「{{name}}」加入好友',
  'app.scan': '用手機掃描此行動條碼，即可在應用程式中將此帳號加入好友。',
  'app.codeLabel': '將「{{name}}」加入好友的行動條碼',
  'qr.othersTitle': '「{{name}}」的行動條碼',
  'qr.othersScan': '請其他人掃描此行動條碼，即可將「{{name}}」加入好友。',
  'app.continueTitle': '在應用程式中繼續',
  'app.continueText': '此操作可在您已登入的應用程式中進行。',
  'app.continueScan': '用手機掃描此行動條碼，即可在應用程式中開啟此頁面。',
  'app.continueCodeLabel': '在應用程式中開啟「{{name}}」頁面的行動條碼',
  'app.openOnThisDevice': '在此裝置上開啟應用程式',
  'app.showCode': '顯示供其他手機掃描的行動條碼',

  'call.title': '與「{{name}}」通話',
  'call.ready': '通話將在應用程式中開始。',
  'call.update': '您的應用程式版本過舊，無法通話。請更新後再試。',
  'call.blocked': '您已封鎖此帳號，請先解除封鎖再通話。',
  'call.stranger': '請先將此帳號加入好友再通話。',
  'call.byRequest': '此帳號僅接受事先提出的通話要求，請先傳送聊天訊息提出要求。',
  'call.outside': '目前非此帳號的回應時間。',
  'call.unavailable': '此帳號不提供通話。',
  'call.opensAt': '將於{{time}}恢復回應。',
  'call.replyMinutes_other': '通常會在{{displayCount}}分鐘內回覆訊息',
  'call.replyHours_other': '通常會在{{displayCount}}小時內回覆訊息',
  'call.now': '立即通話',
  'call.anyway': '仍要通話',
  'call.sendMessage': '傳送聊天訊息',
  'call.requestText': '您好，我想預約通話。',
  'call.updateApp': '更新應用程式',
};
