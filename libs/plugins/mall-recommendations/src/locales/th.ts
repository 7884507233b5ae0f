export const th = {
  title: 'คุณอาจสนใจ',
  accounts: 'บัญชี',
  items: 'สินค้าจากร้าน',
  friend: 'เพื่อน',
  'kind.sticker': 'สติกเกอร์',
  'kind.theme': 'ธีม',
};
