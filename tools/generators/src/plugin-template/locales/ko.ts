export const ko = {
  shortcut: '초안',
  title: '메시지 쓰기',
  label: '메시지',
  hint: '입력한 내용은 자동으로 저장됩니다.',
  send: '채팅 메시지 보내기',
};
