export const th = {
  title: 'บัตรสะสมแต้ม',

  stamps_other: 'สะสมแล้ว {{points}} จาก {{goal}} แต้ม',
  beyond_other: 'เกินเป้าหมาย {{displayCount}} แต้ม',

  'lead.empty': 'ยังไม่มีแต้ม',
  'lead.toReward_other': 'อีก {{displayCount}} แต้ม รับของรางวัลถัดไป',
  'lead.toGoal_other': 'อีก {{displayCount}} แต้ม ครบเป้าหมาย',
  'lead.full': 'สะสมครบแล้ว',

  rewards: 'ของรางวัล',
  'rewards.at_other': '{{displayCount}} แต้ม',
  'rewards.goal': 'เป้าหมาย',
  'rewards.left_other': 'อีก {{displayCount}} แต้ม',
  'rewards.reached': 'ครบแล้ว',

  'expiry.until': 'ใช้ได้ถึง {{date}}',
  'expiry.over': 'หมดอายุเมื่อ {{date}}',
  'expiry.today': 'วันนี้วันสุดท้าย',
  'expiry.left_other': 'เหลืออีก {{displayCount}} วัน',
  'expiry.firstUse_other': 'ใช้ได้ {{displayCount}} วันนับจากวันที่ได้รับแต้มแรก',
  'expiry.lastUse_other': 'ใช้ได้ {{displayCount}} วันนับจากวันที่ได้รับแต้มล่าสุด',
  'expiry.unknown': 'กรุณาสอบถามวันหมดอายุ',
};
