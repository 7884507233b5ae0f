export const en = {
  'error.pageNotFound': 'Page not found.',
  'error.network': 'A network error occurred. Please try again.',
  'error.general': 'An error occurred. Please wait a while and then try again.',
  'error.report': 'Unable to send report. Please try again later.',
  'error.connection': 'Please check your network connection and try again.',
  'error.temporary': 'Unable to complete the requested task due to a temporary error. Please try again.',
  'error.copy': "Error: Couldn't copy to clipboard.",
  'error.keepStorage':
    'There is not enough storage space left in Keep. Delete some items from Keep and try again.',
  'error.unauthorized': 'Your session has expired. Close this page and open it again.',

  'common.close': 'Close',
  'common.backTo': 'Back to {{name}}',
  'common.retry': 'Try again',
  'common.loading': 'Loading…',
  'common.more': 'More',
  'common.opensInNewTab': 'Opens in a new tab',
  'common.dismiss': 'Dismiss',
  'common.ownLoading': 'This is what everyone sees. Your own details are still loading.',
  'common.ownFailed': "This is what everyone sees. Your own details couldn't be loaded.",

  'page.title': '{{name}} | Official account',
  'page.description':
    'Profile of the official account {{name}}: opening hours, questions and answers, and more.',
  'page.skipToContent': 'Skip to content',
  'page.actions': 'Actions',
  'page.rotate': 'Turn your phone upright to continue.',
  'page.rotateAnyway': 'Continue anyway',
  'page.languages': 'Language',
  'page.footer': 'Profile page of an official account',

  'header.badge.verified': 'Verified account',
  'header.badge.premium': 'Premium account',
  'header.badge.unverified': 'Unverified account',
  'header.friends_one': '{{displayCount}} friend',
  'header.friends_other': '{{displayCount}} friends',

  'action.addFriend': 'Add friend',
  'action.unblock': 'Unblock',
  'action.chat': 'Chat',
  'action.call': 'Call',
  'action.favorite': 'Favorite',

  'done.addFriend': '{{name}} was added as a friend.',
  'done.unblock': '{{name}} has been unblocked.',
  'done.favoriteAdded': 'Added to your favorites.',
  'done.favoriteRemoved': 'Removed from your favorites.',

  'failed.addFriend': 'Unable to add this account as a friend.',
  'failed.unblock': 'Unable to unblock this account.',
  'failed.favoriteAdd': 'Unable to add this account to your favorites.',
  'failed.favoriteRemove': 'Unable to remove this account from your favorites.',
  'failed.relation': 'Unable to check whether you are friends with this account.',
  'failed.boot': 'Some parts of this page didn’t load. Reload the page to try again.',
  'failed.connection':
    'Unable to connect to the app. Actions that need your account, such as Follow and Keep, are not available right now. Everything else works.',

  'notFound.hint': 'The link may be wrong, or this page may no longer be available.',
  'unavailable.title': 'This page is not available right now',
  'forbidden.hint': 'This account’s profile page isn’t public.',
} as const;
