import type { IconShape } from '@oa-profile/ui';

/** A slip of paper with a number, on a grid of 24. */
export const numberIcon: IconShape = {
  stroke: 'M6 3.5h12v16.6l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM10.3 8.9l2-1.4v7',
};
