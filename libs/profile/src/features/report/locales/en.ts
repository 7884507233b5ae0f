export const en = {
  title: 'Report this account',
  'reason.label': 'What is the problem?',
  'reason.spam': 'Spam or advertising',
  'reason.sexualHarassment': 'Sexual harassment',
  'reason.otherHarassment': 'Other harassment',
  'reason.other': 'Other',
  'reason.missing': 'Choose a reason.',

  'detail.label': 'Details (optional)',
  'detail.hint': 'What happened? Up to {{limit}} characters.',
  'detail.count': '{{length}} / {{limit}}',
  'detail.roomLeft_one': '{{displayCount}} character left',
  'detail.roomLeft_other': '{{displayCount}} characters left',
  'detail.tooLong_one': '{{displayCount}} character too many. Please shorten the text.',
  'detail.tooLong_other': '{{displayCount}} characters too many. Please shorten the text.',

  'agreement.title': 'What is shared',
  'agreement.intro': 'To review your report, our team receives:',
  'agreement.page': 'the page that you are reporting: {{name}}',
  'agreement.account': 'your account in {{app}}',
  'agreement.words': 'the reason and the details that you give here',
  'agreement.label': 'I agree to share this information.',
  'agreement.missing': 'To send your report, agree to share this information.',

  send: 'Send report',
  sending: 'Sending your report…',
  noScript: 'Turn on JavaScript in your browser to send a report, then reload this page.',

  'sent.title': 'Thank you for your report',
  'sent.text': 'Your report about {{name}} has been sent and will be reviewed.',
  'sent.earlier': 'Your earlier report had already been received. Changes you made after that weren’t sent.',
  'sent.another': 'Send another report',
} as const;
