import type { Faq } from '@oa-profile/plugin-faq/data';
import { write } from './write.js';

export const faq = write<Faq>((say) => ({
  items: [
    {
      id: 'darurat',
      question: say('Ke mana saya menelepon dalam keadaan darurat?', 'Whom do I call in an emergency?'),
      answer: say(
        'Saluran darurat kami aktif 24 jam di +62 21 0055 0911 dan dijawab oleh perawat.\n\nUntuk sesak napas, kejang, pingsan, atau perdarahan berat, hubungi 119 atau langsung ke UGD rumah sakit terdekat.',
        'Our emergency line is open around the clock at +62 21 0055 0911; a nurse answers.\n\nFor trouble breathing, seizures, fainting or heavy bleeding call 119, or go straight to the nearest hospital.',
      ),
      updatedAt: '2026-11-01T08:00:00+07:00',
    },
    {
      id: 'janji-temu',
      question: say('Apakah harus membuat janji?', 'Do I need an appointment?'),
      answer: say(
        'Sebaiknya ya. Pilih jam di halaman ini hingga 14 hari ke depan. Pasien tanpa janji tetap kami terima, biasanya menunggu 30 sampai 60 menit.\n\nDatanglah 10 menit lebih awal untuk pemeriksaan tekanan darah.',
        'It is better to have one: choose a time on this page, up to 14 days ahead. Without one you are welcome too, and wait 30 to 60 minutes as a rule.\n\nPlease come 10 minutes early so that we can take your blood pressure.',
      ),
    },
    {
      id: 'asuransi',
      question: say('Asuransi apa saja yang diterima?', 'Which insurance do you accept?'),
      answer: say(
        'Kami menerima BPJS Kesehatan sebagai faskes tingkat pertama dan sebelas asuransi swasta. Bawalah kartu dan KTP. Daftar lengkapnya ada di situs klinik.',
        'BPJS Kesehatan, as a first-level facility, and eleven private insurers. Bring your card and your identity card. The whole list is on our website.',
      ),
      updatedAt: '2026-07-10T08:00:00+07:00',
    },
    {
      id: 'imunisasi',
      question: say('Kapan jadwal imunisasi anak?', 'When are children vaccinated?'),
      answer: say(
        'Setiap Selasa dan Kamis pukul 08.00–12.00, serta Sabtu pagi. Mohon bawa buku KIA. Ruang tunggunya terpisah dari pasien demam.',
        'On Tuesdays and Thursdays from 8:00 AM to 12:00 PM, and on Saturday mornings. Please bring the mother-and-child book. The waiting room is apart from patients with fever.',
      ),
    },
    {
      id: 'hasil-lab',
      question: say('Berapa lama hasil laboratorium keluar?', 'How long do laboratory results take?'),
      answer: say(
        'Darah rutin dan gula darah selesai dalam dua jam, pemeriksaan lain satu sampai tiga hari kerja. Hasilnya kami kirim lewat chat dengan kata sandi tanggal lahir Anda.',
        'Blood count and blood sugar two hours, other tests one to three working days. We send results in the chat; the password is your date of birth.',
      ),
    },
  ],
}));
