import type { Signboard } from '@oa-profile/plugin-signboard/data';
import { pictureOf } from '../pictures.js';
import { write } from './write.js';

export const signboard = write<Signboard>((say) => ({
  picture: pictureOf(
    'shanlan',
    'winter-tea',
    say('霧中的茶山與一只蓋碗', 'A covered bowl before tea hills in the mist'),
  ),
  text: say('冬茶上市', 'The winter tea is here'),
  url: 'https://shop.shanlan-tea.example.com.tw/winter',
}));
