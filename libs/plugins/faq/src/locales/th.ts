export const th = {
  title: 'คำถามที่พบบ่อย',
  updated: 'อัปเดตเมื่อ {{date}}',
  copyLink: 'คัดลอกลิงก์',
  linkCopied: 'คัดลอกลิงก์แล้ว',
};
