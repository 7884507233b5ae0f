export const ko = {
  shortcut: '초안',
  title: '메시지 쓰기',
  label: '메시지',
  hint: '이 기기에 30일 동안 저장됩니다.',
  send: '채팅 메시지 보내기',
};
