import type { SeededAccount } from '../account-seed.js';
import { coverOf, iconOf, shareImageOf } from '../pictures.js';
import { write } from './write.js';

export const account = write<SeededAccount>((say) => ({
  accountId: 'oa-shanlan',
  basicSearchId: '@208shnln',
  premiumSearchId: '@shanlan',
  countryCode: 'TW',
  timeZone: 'Asia/Taipei',
  currency: 'TWD',
  contentLanguage: 'zh-TW',
  name: say('山嵐茶行', 'Shanlan Tea House'),
  category: say('茶行・茶藝館', 'Tea merchant and tea room'),
  businessType: 'store',
  statusMessage: say('冬茶上市，歡迎試飲', 'Winter tea: taste it'),
  description: say(
    '一九二一年起在大稻埕迪化街開店，如今由第四代掌店。從坪林文山包種到梨山高山烏龍，每一款都是自己上山挑、自己焙火。進門先坐下，喝完再決定要不要買。',
    'On Dihua Street in Dadaocheng since 1921, now in the fourth generation. From Wenshan Baozhong to high-mountain oolong from Lishan, every tea is chosen on the mountain and roasted by ourselves. Sit down first; decide after the cup.',
  ),
  badge: 'verified',
  color: '#4b5d8a',
  icon: iconOf('shanlan'),
  cover: coverOf('shanlan'),
  shareImage: shareImageOf(
    'shanlan',
    say('山嵐茶行的紅磚拱門與蓋碗茶席', 'The brick arches of Shanlan, with a covered bowl and cups'),
  ),
  features: ['call', 'keep', 'follow', 'share', 'report'],
}));
