export const ja = {
  title: '投稿',

  follow: 'フォロー',
  following: 'フォロー中',
  followers_other: 'フォロワー {{displayCount}}人',

  video: '動画',
  pictures_other: '写真{{displayCount}}枚',

  showAll: 'すべての投稿を見る（{{total}}件）',
  showMore: '投稿をもっと見る',
  'showMore.failed': '投稿の続きを読み込めませんでした。',

  'viewer.title': '写真・動画・投稿',
  'viewer.position': '{{total}}件中{{position}}件目',
  'viewer.positionOfMore': '{{position}}件目（全{{total}}件以上）',
  'viewer.positionAndPart': '{{position}}・この投稿の{{parts}}点中{{part}}点目',
  'viewer.previous': '前へ',
  'viewer.next': '次へ',

  'video.label': '{{date}}の動画',
  'video.captions': '字幕',
  'video.failed': 'この動画を再生できませんでした。',
};
