export const ja = {
  title: 'よくある質問',
  updated: '更新日：{{date}}',
  copyLink: 'リンクをコピー',
  linkCopied: 'リンクをコピーしました。',
};
