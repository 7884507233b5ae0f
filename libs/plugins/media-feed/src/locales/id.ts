export const id = {
  title: 'Postingan',

  follow: 'Ikuti',
  following: 'Mengikuti',
  followers_other: '{{displayCount}} pengikut',

  video: 'Video',
  pictures_other: '{{displayCount}} foto',

  showAll: 'Lihat semua {{total}} postingan',
  showMore: 'Lihat postingan lainnya',
  'showMore.failed': 'Tidak dapat memuat postingan lainnya.',

  'viewer.title': 'Foto, video, dan postingan',
  'viewer.position': '{{position}} dari {{total}}',
  'viewer.positionOfMore': '{{position}} dari lebih dari {{total}}',
  'viewer.positionAndPart': '{{position}} · {{part}} dari {{parts}} di postingan ini',
  'viewer.previous': 'Sebelumnya',
  'viewer.next': 'Berikutnya',

  'video.label': 'Video tanggal {{date}}',
  'video.captions': 'Subtitel',
  'video.failed': 'Tidak dapat memutar video ini.',
};
