export const zhTW = {
  title: '檢舉此帳號',
  'title.review': '檢舉此評論',
  'review.name': '{{author}}的評論',
  'reason.label': '檢舉原因',
  'reason.spam': '垃圾訊息或廣告',
  'reason.sexualHarassment': '性騷擾',
  'reason.otherHarassment': '其他騷擾行為',
  'reason.other': '其他',
  'reason.missing': '請選擇檢舉原因。',

  'detail.label': '詳細說明（選填）',
  'detail.hint': '請說明發生了什麼事，最多{{limit}}個字。',
  'detail.count': '{{length}} / {{limit}}',
  'detail.roomLeft_other': '還可輸入{{displayCount}}個字',
  'detail.tooLong_other': '超過上限{{displayCount}}個字，請縮短內容。',

  'agreement.title': '將提供的資訊',
  'agreement.intro': '為了審核您的檢舉，我們的團隊會收到以下資訊：',
  'agreement.page': '您檢舉的頁面：{{name}}',
  'agreement.account': '您在{{app}}中的帳號',
  'agreement.words': '您選擇的原因及填寫的內容',
  'agreement.label': '我同意提供以上資訊。',
  'agreement.missing': '請先同意提供以上資訊，才能傳送檢舉。',

  send: '傳送檢舉',
  sending: '正在傳送檢舉…',
  noScript: '傳送檢舉需要使用JavaScript，請在瀏覽器中啟用後重新載入此頁面。',

  'sent.title': '感謝您的檢舉',
  'sent.text': '您對「{{name}}」的檢舉已送出，我們將進行審核。',
  'sent.earlier': '先前的檢舉已經送出，之後變更的內容並未送出。',
  'sent.another': '再送出一則檢舉',
};
