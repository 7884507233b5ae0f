import type { Translation } from '@oa-profile/i18n';
import type { en } from './en.js';

export const ko: Translation<typeof en> = {
  'sections.label': '페이지 섹션',

  'row.label': '기타 메뉴',

  'keep.label': 'Keep',
  'keep.hint': '이 페이지를 Keep에 저장하면 나중에 쉽게 찾을 수 있습니다.',
  'keep.added': 'Keep에 저장했습니다.',
  'keep.removed': 'Keep에서 삭제했습니다.',
  'keep.addFailed': '이 페이지를 Keep에 저장할 수 없습니다.',
  'keep.removeFailed': '이 페이지를 Keep에서 삭제할 수 없습니다.',

  'follow.label': '팔로우',
  'follow.followers_other': '팔로워 {{displayCount}}명',
  'follow.done': '{{name}} 계정을 팔로우했습니다.',
  'follow.undone': '{{name}} 계정을 언팔로우했습니다.',
  'follow.failed': '이 계정을 팔로우할 수 없습니다.',
  'follow.undoFailed': '이 계정을 언팔로우할 수 없습니다.',
  'follow.limit': '이 계정을 팔로우할 수 없습니다. 최대 5,000개의 계정만 팔로우할 수 있습니다.',

  'share.label': '공유',
  'share.title': '이 페이지 공유',
  'share.address': '링크',
  'share.copyLink': '링크 복사',
  'share.linkCopied': '링크를 복사했습니다.',
  'share.done': '공유했습니다.',

  'place.label': '지도',
  'reserve.label': '예약',
  'report.label': '계정 신고',

  'more.title': '더보기',
  'more.openInBrowser': '브라우저에서 열기',
  'more.addToContacts': '연락처에 추가',

  'qr.label': 'QR 코드',
  'qr.hint': '휴대폰으로 코드를 스캔하면 앱에서 계속할 수 있습니다.',
  'qr.othersTitle': '{{name}} QR 코드',
  'qr.othersScan': '다른 사람이 이 코드를 스캔하면 {{name}} 계정을 친구로 추가할 수 있습니다.',
  'app.addTitle': '{{name}} 친구 추가',
  'app.scan': '휴대폰으로 이 코드를 스캔하면 앱에서 계정을 친구로 추가할 수 있습니다.',
  'app.codeLabel': '{{name}} 계정을 친구로 추가하는 QR 코드',
  'app.continueTitle': '앱에서 계속하기',
  'app.continueText': '이 작업은 로그인된 앱에서 할 수 있습니다.',
  'app.continueScan': '휴대폰으로 이 코드를 스캔하면 앱에서 이 페이지를 열 수 있습니다.',
  'app.continueCodeLabel': '{{name}} 페이지를 앱에서 여는 QR 코드',
  'app.openOnThisDevice': '이 기기에서 앱 열기',
  'app.showCode': '다른 휴대폰용 QR 코드 보기',

  'call.title': '{{name}} 계정과 통화하기',
  'call.ready': '통화는 앱에서 시작됩니다.',
  'call.update': '사용 중인 앱 버전에서는 통화할 수 없습니다. 앱을 업데이트해 주세요.',
  'call.blocked': '이 계정을 차단했습니다. 통화하려면 차단을 해제해 주세요.',
  'call.stranger': '통화하려면 이 계정을 친구로 추가해 주세요.',
  'call.byRequest': '이 계정은 사전에 요청한 경우에만 통화할 수 있습니다. 채팅으로 통화를 요청해 주세요.',
  'call.outside': '지금은 이 계정의 응답 시간이 아닙니다.',
  'call.unavailable': '이 계정은 통화를 받지 않습니다.',
  'call.opensAt': '{{time}}부터 다시 응답합니다.',
  'call.replyMinutes_other': '보통 {{displayCount}}분 이내에 메시지에 답장합니다',
  'call.replyHours_other': '보통 {{displayCount}}시간 이내에 메시지에 답장합니다',
  'call.now': '통화하기',
  'call.anyway': '그래도 통화하기',
  'call.sendMessage': '채팅 메시지 보내기',
  'call.requestText': '통화를 요청드립니다.',
  'call.updateApp': '앱 업데이트',
};
