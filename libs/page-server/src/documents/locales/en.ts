export const en = {
  title: '{{name}} | Official account',
  description: 'Profile of the official account {{name}}: opening hours, questions and answers, and more.',

  'start.failed': 'Some parts of this page didn’t load. Reload the page to try again.',
  'start.slow': 'This page is taking a long time to load. You can read it while you wait.',
  'start.old':
    'Your browser is too old to use the buttons on this page. You can still read it and follow its links. Update your browser to use everything.',
  'start.withoutScript':
    'Some buttons on this page need JavaScript, which is turned off. You can still read the page and follow its links.',

  'way.account': 'Go to the account’s page',
  'way.app': 'Open in {{app}}',
  'way.look': 'Look for {{searchId}} in {{app}}',
  'way.getApp': 'Get {{app}}',
} as const;
