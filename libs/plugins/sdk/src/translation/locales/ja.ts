export const ja = {
  'translation.language': '{{language}}',
  'translation.translate': '翻訳',
  'translation.showOriginal': '原文を表示',
  'translation.done': 'ブラウザによる翻訳',
  'translation.downloading':
    '翻訳に必要なデータをブラウザがダウンロードしています。しばらく時間がかかる場合があります。',
  'translation.failed': 'この文章を翻訳できませんでした。',
};
