import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const zhTW: Translation<typeof en> = {
  title: '優惠券',

  'kind.discount': '折扣',
  'kind.free': '免費',
  'kind.gift': '贈品',
  'kind.cashback': '現金回饋',
  'kind.other': '優惠',

  'usage.once': '限用一次',
  'usage.unlimited': '不限次數',
  'usage.counted': '使用紀錄由此帳號登記，此畫面不會記錄。',
  draw: '抽獎（中獎機率{{chance}}）',
  'draw.entered': '抽獎：已參加',
  'draw.won': '抽獎：已中獎',

  'state.endsToday': '今天截止',
  'state.endsTomorrow': '明天截止',
  'state.daysLeft_other': '剩下{{displayCount}}天',
  'state.fromTime': '{{time}}起',
  'state.fromDay': '{{day}}起',
  'state.fromDayTime': '{{day}}{{time}}起',
  'state.used': '已使用',
  'state.lost': '未中獎',
  'state.expired': '已過期',

  'period.range': '{{from}}～{{to}}',
  'period.until': '有效期限至{{to}}',
  'period.ended': '已於{{to}}結束',

  friends: '好友限定',
  'friends.add': '將此帳號加入好友，即可使用優惠券。',
  'friends.unblock': '解除封鎖此帳號，即可使用優惠券。',

  showAll: '顯示全部{{total}}張優惠券',
  showMore: '顯示更多優惠券',
  'showMore.failed': '無法載入更多優惠券。',

  'view.show': '請向店員出示此畫面。',
  'view.counter': '在櫃檯出示',
  'view.showOnPhone': '請用手機開啟此優惠券，並向店員出示。',
  'view.openOnPhone': '用手機開啟',
  'view.checking': '正在確認此優惠券是否仍可使用…',
  'view.unchecked': '無法確認此優惠券是否已使用。',
  'view.upcoming': '自{{from}}起可使用此優惠券。',
  'view.used': '您已使用過此優惠券。',
  'view.usedAt': '您已於{{time}}使用此優惠券。',
  'view.lost': '您此次未中獎。',
  'view.entered': '您已參加抽獎。中獎後即可在此使用優惠券。',
  'view.notEntered': '您尚未參加抽獎。僅限中獎者使用。',
  'view.drawUnknown': '僅限中獎者使用。是否中獎，請洽詢此帳號。',
  'view.expired': '此優惠券已過期，無法使用。',
  'view.others': '其他優惠券',
  'view.period': '有效期間',
  'view.usage': '可使用次數',
  'view.draw': '中獎機率',
  'view.drawEntry': '參加方式',
  'view.drawEntry.ask': '請洽詢此帳號。',
  'view.audience': '適用對象',

  'change.new_other': '新增{{displayCount}}張優惠券',
};
