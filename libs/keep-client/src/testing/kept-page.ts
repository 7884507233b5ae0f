import type { KeepContent } from '../schemas.js';

/**
 * A valid page to keep, for tests.
 *
 * @param changes what is different in a test
 */
export const keptPage = (changes: Partial<KeepContent> = {}): KeepContent => ({
  contentId: '@komorebi',
  title: 'Komorebi Coffee',
  url: 'https://page.example.com/@komorebi',
  imageUrl: 'https://pictures.example.com/komorebi/counter.jpg',
  ...changes,
});
