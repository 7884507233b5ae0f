/** A drawing on a grid of 24 by 24, with lines 1.75 wide and round ends. */
export interface IconShape {
  /** Path that is drawn as a line. */
  stroke?: string;
  /** Path that is filled. */
  fill?: string;
  /** Path drawn as a line on the fill. */
  cut?: string;
  /** Path filled on the fill. */
  cutFill?: string;
  /** Whether it points along the text, so that it turns where that is written from right to left. */
  turns?: boolean;
}
