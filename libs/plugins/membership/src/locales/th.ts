export const th = {
  title: 'สมาชิก',
  price: '{{price}} / เดือน',
  free: 'ฟรี',
  joined: 'เป็นสมาชิกแล้ว',
  soldOut: 'เต็มแล้ว',
  'soldOut.unknown': 'กรุณาสอบถามว่าสมัครได้หรือไม่',
  perks: 'สิทธิประโยชน์ที่จะได้รับ',
  'perks.joined': 'สิทธิประโยชน์ของคุณ',
  join: 'สมัคร',
  open: 'ดูข้อมูลสมาชิกของคุณ',
  details: 'ดูแพ็กเกจ',
  showAll: 'ดูแพ็กเกจทั้งหมด {{total}} รายการ',
};
