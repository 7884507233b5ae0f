export const zhTW = {
  'question.hours': '您好，請問以下的營業時間是否正確？',
  'question.address': '您好，請問以下的地址是否正確？',
  'question.prices': '您好，請問以下的價格是否正確？',
  'question.price': '您好，請問以下的價格是否正確？',
  'question.item': '您好，請問目前有供應以下品項嗎？',
  seen: '（{{date}}於基本檔案中看到）',
  day: '選擇日期',

  'way.chat': '聊天將開啟並填入此問題，傳送前可修改。',
  'way.copy': '請複製此問題，再貼到聊天中。',
  'way.phone': '您可以透過電話詢問。',
  'way.report': '無法在聊天中詢問此帳號。若資訊有誤，您可以檢舉。',
  'way.addFriend': '請先將此帳號加入好友，再於聊天中詢問。',
  'way.unblock': '您已封鎖此帳號，請先解除封鎖，再於聊天中詢問。',

  'prices.lunch': '午餐',
  'prices.dinner': '晚餐',
  'prices.general': '平均',
  'prices.range': '{{min}}～{{max}}',
  'prices.from': '{{min}}起',
  'prices.upTo': '{{max}}以下',
};
