export const en = {
  title: 'Welcome',
  from: 'From {{name}}',
} as const;
