/** Every text colour, and the backgrounds that components put it on. */
export const textGrounds: Readonly<Record<string, readonly string[]>> = {
  text: [
    'surface',
    'surface-raised',
    'surface-sunken',
    'fill',
    'fill-hover',
    'account-tint',
    'positive-tint',
    'warning-tint',
    'critical-tint',
  ],
  'text-muted': ['surface', 'surface-raised', 'surface-sunken', 'fill', 'account-tint'],
  accent: ['surface', 'surface-raised'],
  premium: ['surface', 'surface-raised'],
  positive: ['surface', 'surface-raised', 'positive-tint'],
  warning: ['surface', 'surface-raised', 'warning-tint'],
  critical: ['surface', 'surface-raised', 'critical-tint'],
  'account-text': ['surface', 'surface-raised', 'account-tint'],
  'on-account': ['account-fill', 'account-fill-hover'],
  'on-accent': ['accent'],
  'on-premium': ['premium'],
  'on-critical': ['critical-fill', 'critical-fill-hover'],
  'on-inverse': ['inverse', 'inverse-hover'],
  'on-inverse-muted': ['inverse', 'inverse-hover'],
  'on-stage': ['stage', 'stage-fill', 'stage-fill-hover'],
  'on-stage-muted': ['stage', 'stage-fill'],
};

/** The colours of shapes that must be visible, and their backgrounds. */
export const shapeGrounds: Readonly<Record<string, readonly string[]>> = {
  focus: ['surface', 'surface-raised', 'surface-sunken', 'fill', 'account-tint'],
  'border-strong': ['surface', 'surface-raised', 'surface-sunken'],
  'star-edge': ['surface', 'surface-raised'],
};
