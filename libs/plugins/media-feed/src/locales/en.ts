export const en = {
  title: 'Posts',

  follow: 'Follow',
  following: 'Following',
  followers_one: '{{displayCount}} follower',
  followers_other: '{{displayCount}} followers',

  video: 'Video',
  pictures_one: '{{displayCount}} photo',
  pictures_other: '{{displayCount}} photos',

  showAll: 'Show all {{total}} posts',
  showAllItems: 'Show all posts',
  showMore: 'Show more posts',
  'showMore.failed': 'Unable to load more posts.',

  'viewer.title': 'Photos, videos and posts',
  'viewer.position': '{{position}} of {{total}}',
  'viewer.positionOfMore': '{{position}} of more than {{total}}',
  'viewer.positionAndPart': '{{position}} · {{part}} of {{parts}} in this post',
  'viewer.previous': 'Previous',
  'viewer.next': 'Next',

  'video.label': 'Video from {{date}}',
  'video.captions': 'Captions',
  'video.failed': 'Unable to play this video.',
} as const;
