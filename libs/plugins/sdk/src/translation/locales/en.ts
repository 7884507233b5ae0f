export const en = {
  'translation.language': 'In {{language}}',
  'translation.translate': 'Translate',
  'translation.showOriginal': 'Show original',
  'translation.done': 'Translated by your browser',
  'translation.downloading': 'Your browser is downloading what it needs to translate. This may take a while.',
  'translation.failed': 'Unable to translate this text.',
} as const;
