export const ja = {
  title: 'ようこそ',
  from: '{{name}}より',
};
