export const zhTW = {
  'translation.language': '{{language}}',
  'translation.translate': '翻譯',
  'translation.showOriginal': '顯示原文',
  'translation.done': '由瀏覽器翻譯',
  'translation.downloading': '瀏覽器正在下載翻譯所需的資料，可能需要一些時間。',
  'translation.failed': '無法翻譯此內容。',
};
