export const ja = { label: '順番待ち' };
