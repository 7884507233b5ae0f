import type { SeededAccount, Translated } from '../account-seed.js';
import { missingPicture } from './missing-picture.js';

const longName =
  'Perkumpulan Persahabatan Kebudayaan Indonesia–Jepang–Thailand สมาคมมิตรภาพวัฒนธรรมอินโดนีเซียญี่ปุ่นและไทยแห่งกรุงเทพมหานครอมรรัตนโกสินทร์ インドネシア・日本・タイ文化交流友好協会東南アジア統括事務局';

const longStatus =
  'Sedang mempersiapkan Pertunjukan Kesenian Bersama Tahunan Ketiga Puluh Tujuh ที่หอประชุมใหญ่เฉลิมพระเกียรติฯซึ่งเลื่อนมาจากเดือนก่อนเนื่องจากฝนตกหนัก 第三十七回年次合同芸術公演の準備中につきお問い合わせへの返信が遅れることがあります';

export const account: Translated<SeededAccount> = {
  original: {
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
};
