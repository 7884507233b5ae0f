import type { Signboard } from '@oa-profile/plugin-signboard/data';
import { pictureOf } from '../pictures.js';
import { write } from './write.js';

/** The board at the end of the lane. */
export const signboard = write<Signboard>((say) => ({
  picture: pictureOf(
    'komorebi',
    'listening-night',
    say(
      '夜の店内。ターンテーブルとスピーカー、壁いっぱいのレコード',
      'The house at night: a turntable, loudspeakers and a wall of records',
      'ร้านยามค่ำ มีเครื่องเล่นแผ่นเสียง ลำโพง และแผ่นเสียงเต็มผนัง',
    ),
  ),
  text: say(
    '金曜と土曜は、レコードの夜。',
    'Fridays and Saturdays are record nights.',
    'ทุกคืนวันศุกร์และเสาร์ คือคืนแห่งแผ่นเสียง',
  ),
  url: 'https://komorebi-coffee.example.jp/listening',
}));
