export const en = {
  earlier: 'Earlier',
  later: 'Later',
} as const;
