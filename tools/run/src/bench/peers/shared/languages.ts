/** The page's languages, each with its own name. */
export const languages = [
  ['en', 'English'],
  ['ja', '日本語'],
  ['zh-TW', '繁體中文'],
  ['th', 'ไทย'],
  ['id', 'Bahasa Indonesia'],
  ['ko', '한국어'],
] as const;
