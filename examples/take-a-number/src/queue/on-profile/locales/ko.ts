export const ko = { label: '번호표 받기' };
