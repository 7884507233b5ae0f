import { linkActions, type OpenDialog } from '@oa-profile/plugin-sdk/internal';

/** Every pop-up that accounts of all hosts have, open. */
export const ownDialogs: readonly OpenDialog[] = [
  { name: 'addInApp' },
  { name: 'continueInApp' },
  ...linkActions.flatMap((linkAction): OpenDialog[] => [
    { name: 'continueInApp', intent: { view: { name: 'profile' }, linkAction } },
    { name: 'confirmLinkAction', linkAction },
  ]),
  { name: 'more' },
  { name: 'share', title: 'Komorebi', url: 'https://profile.example/@komorebi' },
  { name: 'contact' },
  { name: 'save' },
  { name: 'ask', fact: { kind: 'address', text: '3-99-7 Yanaka, Taito-ku, Tokyo 110-0001' } },
  { name: 'call' },
];
