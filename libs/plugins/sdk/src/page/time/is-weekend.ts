/** Whether a date, `'YYYY-MM-DD'`, is a Saturday or a Sunday. */
export const isWeekend = (date: string): boolean => new Date(date).getUTCDay() % 6 === 0;
