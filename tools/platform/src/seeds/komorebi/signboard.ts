import type { Signboard } from '@oa-profile/plugin-signboard/data';
import { photo } from './photo.js';
import { write } from './write.js';

export const signboard = write<Signboard>((say) => ({
  picture: photo(say, 'listening-night'),
  text: say(
    '金曜と土曜は、レコードの夜。',
    'Fridays and Saturdays are record nights.',
    'ทุกคืนวันศุกร์และเสาร์ คือคืนแห่งแผ่นเสียง',
  ),
  url: 'https://komorebi-coffee.example.jp/listening',
}));
