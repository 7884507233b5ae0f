/** A long word without usual break opportunities. */
export const endlessWord = 'Pertanggungjawabankelembagaanperkumpulankebudayaan'.repeat(3);

/** A paragraph that is twice as long as anybody reads. */
export const endlessParagraph =
  'Penyelenggaraan kegiatan dilaksanakan dengan memperhatikan ketentuan yang berlaku di ketiga negara, termasuk kewajiban pelaporan, perlindungan data anggota, dan keselamatan peserta di bawah umur. '.repeat(
    7,
  );

/** Thai, which is written without spaces. */
export const thaiSentence =
  'คณะกรรมการประสานงานความร่วมมือทางวัฒนธรรมระหว่างประเทศขอเรียนแจ้งให้สมาชิกสามัญสมาชิกสมทบและสมาชิกกิตติมศักดิ์ทุกท่านทราบโดยทั่วกัน';

/** Japanese, which may break at any character. */
export const japaneseSentence =
  '東南アジア統括事務局文化交流推進本部第三企画調整室合同芸術公演実行委員会事務取扱要領に基づく参加申込手続';
