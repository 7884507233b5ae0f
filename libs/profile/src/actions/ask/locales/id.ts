export const id = {
  'question.hours': 'Halo, apakah jam buka ini benar?',
  'question.address': 'Halo, apakah alamat ini benar?',
  'question.prices': 'Halo, apakah harga-harga ini benar?',
  'question.price': 'Halo, apakah harga ini benar?',
  'question.item': 'Halo, apakah ini tersedia sekarang?',
  seen: '(dilihat di profil pada {{date}})',
  day: 'Pilih hari',

  'way.chat': 'Chat terbuka dengan pertanyaan ini. Kamu dapat mengubahnya sebelum mengirim.',
  'way.copy': 'Salin pertanyaan ini, lalu tempel di chat.',
  'way.phone': 'Kamu dapat bertanya lewat telepon.',
  'way.report': 'Akun ini tidak dapat ditanya lewat chat. Jika ada yang salah, kamu dapat melaporkannya.',
  'way.addFriend': 'Tambahkan akun ini sebagai teman untuk bertanya lewat chat.',
  'way.unblock': 'Kamu memblokir akun ini. Buka blokir untuk bertanya lewat chat.',

  'prices.lunch': 'Makan siang',
  'prices.dinner': 'Makan malam',
  'prices.general': 'Umumnya',
  'prices.range': '{{min}} – {{max}}',
  'prices.from': 'mulai {{min}}',
  'prices.upTo': 'hingga {{max}}',
};
