import type { Faq } from '@oa-profile/plugin-faq/data';
import type { Translated } from '../account-seed.js';

/** Frequently asked questions. */
export const faq: Translated<Faq> = {
  original: {
    items: [
      {
        id: 'pendaftaran-anggota-baru-perkumpulan',
        question:
          'Bagaimanakah tata cara pendaftaran keanggotaan bagi pelajar, mahasiswa, dan warga negara ketiga yang berdomisili di luar wilayah Jabodetabek, dan berapa lama proses pertimbangan oleh dewan pengurus?',
        answer: `${'Pendaftaran dilakukan secara tertulis dengan melampirkan surat rekomendasi dari dua anggota aktif, salinan kartu identitas, dan karangan singkat tentang pengalaman kebudayaan. '.repeat(6)}\n\nPertanggungjawabannyalahyangmenentukankeberhasilanpermohonantersebut.`,
        updatedAt: '2026-11-20T23:59:59+07:00',
      },
      {
        id: 'thai',
        question:
          'สมาชิกสมทบที่พำนักอยู่ต่างประเทศสามารถเข้าร่วมการประชุมใหญ่สามัญประจำปีผ่านระบบสื่ออิเล็กทรอนิกส์และมีสิทธิออกเสียงลงคะแนนได้หรือไม่อย่างไร',
        answer:
          'ได้โดยต้องแจ้งความประสงค์เป็นลายลักษณ์อักษรล่วงหน้าไม่น้อยกว่าสามสิบวันพร้อมแนบสำเนาบัตรสมาชิกและหนังสือมอบอำนาจตามแบบที่สำนักงานเลขานุการกำหนด',
      },
      {
        id: 'japanese',
        question:
          '東南アジア統括事務局が主催する年次合同芸術公演の出演者募集要項および衣装貸与規程はどこで閲覧できますか？',
        answer:
          '事務局受付、または公式サイトの「公演・催事」欄にてご覧いただけます。衣装の貸与には公演日の六十日前までに所定の申請書をご提出いただく必要があります。',
      },
    ],
  },
};
