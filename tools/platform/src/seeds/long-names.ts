import type { AccountSeed } from './account-seed.js';

/** The address of a picture that was taken away. */
const missingPicture = (name: string, width: number, height: number) => ({
  url: `/artwork/longname/no-such-${name}.png`,
  width,
  height,
});

const longName =
  'Perkumpulan Persahabatan Kebudayaan Indonesia–Jepang–Thailand สมาคมมิตรภาพวัฒนธรรมอินโดนีเซียญี่ปุ่นและไทยแห่งกรุงเทพมหานครอมรรัตนโกสินทร์ インドネシア・日本・タイ文化交流友好協会東南アジア統括事務局';

const longStatus =
  'Sedang mempersiapkan Pertunjukan Kesenian Bersama Tahunan Ketiga Puluh Tujuh ที่หอประชุมใหญ่เฉลิมพระเกียรติฯซึ่งเลื่อนมาจากเดือนก่อนเนื่องจากฝนตกหนัก 第三十七回年次合同芸術公演の準備中につきお問い合わせへの返信が遅れることがあります';

/** Edge case: texts of a length that no layout was drawn for, a huge number of friends, and pictures that are gone. */
export const longNames: AccountSeed = {
  page: {
    original: {
      account: {
        accountId: 'oa-longnames',
        basicSearchId: '@999lngnm',
        premiumSearchId: '@longnames',
        countryCode: 'ID',
        timeZone: 'Asia/Jakarta',
        currency: 'IDR',
        contentLanguage: 'id',
        name: longName,
        category:
          'Organisasi kemasyarakatan lintas negara, penyelenggara pertunjukan, penerbit, dan lembaga pendidikan bahasa',
        statusMessage: longStatus,
        description:
          'Ketidakberpihakan, kesalingpengertian, dan pertanggungjawaban: tiga asas yang sejak 1989 mempertemukan penari, pemusik, juru masak, dan penerjemah dari tiga negara.\n\nNamapanjangsekalitanpaspasiyangtidakbolehmemecahkantataletakhalamaninidilayarsekecilapapun.',
        badge: 'verified',
        color: '#8a4b6b',
        icon: missingPicture('icon', 512, 512),
        cover: missingPicture('cover', 1440, 810),
        shareImage: missingPicture('og', 1200, 630),
        features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
      },
      basicInfo: {
        hours: {
          timeZone: 'Asia/Jakarta',
          weekly: {
            sun: [],
            mon: [
              { opens: '07:00', closes: '09:30' },
              { opens: '10:00', closes: '12:00' },
              { opens: '13:00', closes: '15:00' },
              { opens: '15:30', closes: '18:00' },
              { opens: '19:00', closes: '23:45' },
            ],
            fri: [{ opens: '00:00', closes: '24:00' }],
          },
          special: [
            {
              from: '2026-12-20',
              to: '2027-01-10',
              intervals: [],
              note: 'Libur panjang akhir tahun untuk seluruh staf sekretariat, para pengajar, dan sukarelawan di ketiga negara, kecuali petugas keamanan gedung',
            },
          ],
        },
        address: {
          text: 'Gedung Pertemuan Serbaguna Persahabatan Tiga Bangsa Lantai 14 Sayap Timur Laut Ruang 1407-B, Jalan Jenderal Pahlawan Kemerdekaan Raya Kaveling 88–92, RT 005/RW 012, Kelurahan Kebayoran Lama Selatan, Kecamatan Kebayoran Lama, Kota Administrasi Jakarta Selatan, Daerah Khusus Jakarta 12240',
          note: 'Pintu masuk melalui lobi selatan pada hari kerja, dan melalui pos keamanan di belakang tempat parkir sepeda motor pada malam hari.',
          latitude: -6.2446,
          longitude: 106.7791,
        },
        phone: '+62 21 0055 0199 ext. 140714081409',
        websites: [
          {
            url: 'https://persahabatan-kebudayaan-indonesia-jepang-thailand.example.org/halaman/yang/sangat/panjang/sekali?bahasa=id&asal=profil',
            label: 'Situs resmi perkumpulan beserta arsip lengkap pertunjukan tahunan sejak tahun 1989',
          },
          {
            url: 'https://archive.example.org/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
          },
        ],
        priceRanges: [
          {
            kind: 'general',
            min: { amount: 0, currency: 'IDR' },
            max: { amount: 125_000_000, currency: 'IDR' },
          },
        ],
        paymentMethods: [
          'cash',
          'creditCard',
          'debitCard',
          'transitCard',
          'eMoney',
          'qrPayment',
          'bankTransfer',
          'insurance',
        ],
        facilities: ['freeWifi', 'noSmoking', 'parking', 'powerOutlets', 'privateRooms'],
        seats: 12_500,
        stations: [
          {
            name: 'Stasiun Mass Rapid Transit Jakarta Blok M Bundaran Adam Malik Sisi Timur',
            line: 'Jalur Utara–Selatan (Lebak Bulus Grab – Bundaran Hotel Indonesia Bank DKI)',
            walkMinutes: 128,
          },
        ],
        healthAndSafety: [
          'handSanitizer',
          'staffMasks',
          'temperatureChecks',
          'ventilation',
          'spacedSeating',
          'contactlessPayment',
        ],
      },
      faq: {
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
    },
  },
  friends: 98_765_432,
  followers: 76_543_210,
  posts: 123_456,
  callSetting: { enabled: true, acceptance: 'byRequest', phone: '+62 21 0055 0199' },
  replyTime: { medianMinutes: 20_160 },
};
