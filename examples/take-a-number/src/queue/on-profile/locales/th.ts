export const th = { label: 'รับบัตรคิว' };
