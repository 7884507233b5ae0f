export const ko = {
  title: '자주 묻는 질문',
  updated: '{{date}} 업데이트',
  copyLink: '링크 복사',
  linkCopied: '링크를 복사했습니다.',
};
