export const ko = {
  'translation.language': '{{language}}',
  'translation.translate': '번역',
  'translation.showOriginal': '원문 보기',
  'translation.done': '브라우저에서 번역함',
  'translation.downloading':
    '브라우저가 번역에 필요한 데이터를 다운로드하는 중입니다. 시간이 걸릴 수 있습니다.',
  'translation.failed': '이 글을 번역하지 못했습니다.',
};
