export const zhTW = {
  scope: '搜尋此頁面的所有內容。',
  found_other: '找到{{displayCount}}筆結果',
  none: '找不到相符的內容。',
  ask: '您也可以直接詢問此帳號。',
  'ask.addFriend': '您也可以透過聊天詢問此帳號，請先將此帳號加入好友。',
  'ask.unblock': '您也可以透過聊天詢問此帳號，請先解除封鎖。',
  incomplete: '部分區塊無法搜尋。',
};
