export const th = {
  title: 'โพสต์',

  follow: 'ติดตาม',
  following: 'กำลังติดตาม',
  followers_other: 'ผู้ติดตาม {{displayCount}} คน',

  video: 'วิดีโอ',
  pictures_other: 'รูปภาพ {{displayCount}} รูป',

  showAll: 'ดูโพสต์ทั้งหมด {{total}} โพสต์',
  showMore: 'ดูโพสต์เพิ่มเติม',
  'showMore.failed': 'ไม่สามารถโหลดโพสต์เพิ่มเติมได้',

  'viewer.title': 'รูปภาพ วิดีโอ และโพสต์',
  'viewer.position': '{{position}} จาก {{total}}',
  'viewer.positionOfMore': '{{position}} จากมากกว่า {{total}}',
  'viewer.positionAndPart': '{{position}} · {{part}} จาก {{parts}} ในโพสต์นี้',
  'viewer.previous': 'ก่อนหน้า',
  'viewer.next': 'ถัดไป',

  'video.label': 'วิดีโอวันที่ {{date}}',
  'video.captions': 'คำบรรยาย',
  'video.failed': 'ไม่สามารถเล่นวิดีโอนี้ได้',
};
