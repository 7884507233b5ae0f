export const ja = {
  title: '順番待ち',
  description: 'スマートフォンで番号札を受け取り、順番が来たらお戻りください。',
  noScript: 'ここで番号札を受け取るには、ブラウザでJavaScriptを有効にしてください。',
  waiting_other: '{{displayCount}}組がお待ちです',
  'take.label': '番号札を受け取る',
  'take.failed':
    '番号札を受け取れませんでした。もう一度お試しいただいても、二重に発行されることはありません。',
  taken: '番号札を受け取りました。',
  number: '受付番号',
  before_other: '前に{{displayCount}}組お待ちです',
  called: '順番が来ました。カウンターでこの番号をお見せください。',
  'refresh.failed': '順番を確認できませんでした。',
  gone: 'この番号の順番待ちは終了しました。カウンターでお尋ねいただくか、新しい番号札を受け取ってください。',
  'leave.label': '順番待ちをやめる',
  'leave.title': '順番待ちをやめますか？',
  left: '順番待ちをやめました',
};
