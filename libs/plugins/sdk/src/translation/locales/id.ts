export const id = {
  'translation.language': 'Bahasa {{language}}',
  'translation.translate': 'Terjemahkan',
  'translation.showOriginal': 'Lihat teks asli',
  'translation.done': 'Diterjemahkan oleh browsermu',
  'translation.downloading': 'Browsermu sedang mengunduh data untuk menerjemahkan. Ini mungkin perlu waktu.',
  'translation.failed': 'Tidak dapat menerjemahkan teks ini.',
};
