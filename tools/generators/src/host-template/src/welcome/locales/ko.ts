export const ko = {
  title: '환영합니다',
  from: '{{name}} 드림',
};
