export const ko = {
  title: '게시물',

  follow: '팔로우',
  following: '팔로잉',
  followers_other: '팔로워 {{displayCount}}명',

  video: '동영상',
  pictures_other: '사진 {{displayCount}}장',

  showAll: '게시물 {{total}}개 모두 보기',
  showMore: '게시물 더보기',
  'showMore.failed': '게시물을 더 불러오지 못했습니다.',

  'viewer.title': '사진, 동영상 및 게시물',
  'viewer.position': '{{total}}개 중 {{position}}번째',
  'viewer.positionOfMore': '{{total}}개 이상 중 {{position}}번째',
  'viewer.positionAndPart': '{{position}} · 이 게시물의 {{parts}}개 중 {{part}}번째',
  'viewer.previous': '이전',
  'viewer.next': '다음',

  'video.label': '{{date}} 동영상',
  'video.captions': '자막',
  'video.failed': '이 동영상을 재생하지 못했습니다.',
};
