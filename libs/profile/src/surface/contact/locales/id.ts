export const id = {
  title: 'Hubungi {{name}}',
  best: 'Disarankan saat ini',

  'channel.addAndChat': 'Tambah teman lalu chat',
  'channel.unblockAndChat': 'Buka blokir lalu chat',
  'channel.call': 'Telepon di {{app}}',
  'channel.phone': 'Telepon',
  'channel.website': 'Situs web',

  'step.addFriend': 'Tambahkan akun ini sebagai teman dulu',
  'step.unblock': 'Buka blokir akun ini dulu',
  'step.unblockThenAdd': 'Setelah itu kamu bisa menambahkannya sebagai teman dan chat',
  'step.updateApp': 'Perbarui {{app}} dulu',
  'step.request': 'Minta panggilan lewat chat dulu',
  'step.onPhone': 'Di {{app}} pada ponselmu',

  'why.always': 'Siap menjawab kapan saja',
  'why.automatic': 'Dibalas otomatis kapan saja',
  'why.anyTime': 'Tersedia kapan saja',
  'why.notTaken': 'Tidak menerima panggilan',

  'message.at': 'Tinggalkan pesan · dibalas mulai pukul {{time}}',
  'message.tomorrow': 'Tinggalkan pesan · dibalas mulai besok pukul {{time}}',
  'message.atDay': 'Tinggalkan pesan · dibalas mulai {{day}} pukul {{time}}',

  'status.open': 'Bisa dihubungi sekarang',
  'status.closingSoon': 'Segera berakhir',
  'status.closed': 'Di luar jam layanan',
  'status.dayOff': 'Tidak ada jam layanan hari ini',
  'status.temporarilyClosed': 'Layanan dijeda',
  'closes.inMinutes_other': '{{displayCount}} menit lagi, pukul {{time}}',
  'opens.at': 'tersedia mulai pukul {{time}}',
  'opens.again': 'tersedia lagi mulai pukul {{time}}',
  'opens.tomorrow': 'tersedia mulai besok pukul {{time}}',
  'opens.atDay': 'tersedia mulai {{day}} pukul {{time}}',
};
