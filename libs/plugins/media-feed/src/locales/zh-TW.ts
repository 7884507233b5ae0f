export const zhTW = {
  title: '貼文',

  follow: '追蹤',
  following: '追蹤中',
  followers_other: '{{displayCount}}位追蹤者',

  video: '影片',
  pictures_other: '{{displayCount}}張照片',

  showAll: '顯示全部{{total}}則貼文',
  showMore: '顯示更多貼文',
  'showMore.failed': '無法載入更多貼文。',

  'viewer.title': '照片、影片與貼文',
  'viewer.position': '第{{position}}項，共{{total}}項',
  'viewer.positionOfMore': '第{{position}}項，共{{total}}項以上',
  'viewer.positionAndPart': '{{position}} · 此貼文的第{{part}}項，共{{parts}}項',
  'viewer.previous': '上一項',
  'viewer.next': '下一項',

  'video.label': '{{date}}的影片',
  'video.captions': '字幕',
  'video.failed': '無法播放此影片。',
};
