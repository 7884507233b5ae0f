export const en = { label: 'Take a number' } as const;
