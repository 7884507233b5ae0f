/** The ids in a list that is separated by spaces. */
export const idsIn = (list = ''): string[] => list.split(/\s+/).filter(Boolean);
