export const zhTW = {
  title: '{{name}} | 官方帳號',
  description: '官方帳號「{{name}}」的基本檔案，提供營業時間、常見問題等資訊。',

  'start.failed': '此頁面的部分內容無法載入，請重新載入頁面。',
  'start.slow': '頁面載入時間較長，等候時您仍可瀏覽內容。',
  'start.old':
    '您的瀏覽器版本過舊，無法使用此頁面的按鈕，但仍可瀏覽內容及開啟連結。如要使用所有功能，請更新瀏覽器。',
  'start.withoutScript': '由於JavaScript已關閉，無法使用此頁面的部分按鈕，但您仍可瀏覽內容及開啟連結。',

  'way.account': '前往帳號頁面',
  'way.app': '在{{app}}中開啟',
  'way.getApp': '下載{{app}}',
};
