/** A drawing on a grid of 24 by 24, with lines of 1.75 and round ends. */
export interface IconShape {
  /** Path that is drawn as a line. */
  stroke?: string;
  /** Path that is filled. */
  fill?: string;
  /** Line upon the fill. */
  cut?: string;
  /** Fill upon the fill. */
  cutFill?: string;
}
