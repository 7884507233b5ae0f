import type { Signboard } from '@oa-profile/plugin-signboard/data';
import { pictureOf } from '../pictures.js';
import { write } from './write.js';

export const signboard = write<Signboard>((say) => ({
  picture: pictureOf(
    'melati',
    'vaccination',
    say('Lengan anak dengan plester bergambar melati', 'A child’s arm with a jasmine plaster'),
  ),
  text: say(
    'Vaksin flu sudah tersedia. Tanpa janji, Selasa dan Kamis pagi.',
    'The flu vaccine is here. No appointment, Tuesday and Thursday mornings.',
  ),
  url: 'https://klinikmelati.example.co.id/vaksin-flu',
}));
