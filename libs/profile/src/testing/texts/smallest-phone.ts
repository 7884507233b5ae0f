/** The narrowest window that the page is made for. */
export const smallestPhone = {
  options: {
    smallest: { name: 'Smallest phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  },
} as const;

/** Shows a story in a language on the narrowest phone. */
export const onSmallestPhone = (language: string) => ({
  language,
  viewport: { value: 'smallest', isRotated: false },
});
