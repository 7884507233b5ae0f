export const id = { label: 'Ambil nomor' };
