/** A separate page in a browser of any engine, with only what every driver can do. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks with the mouse in the middle of the element that an expression returns. */
  click(expression: string): Promise<void>;
  /** Types into the element that an expression returns. */
  type(expression: string, text: string): Promise<void>;
  /** Presses a key, wherever the focus is. */
  press(key: 'Enter' | 'Escape' | 'Tab' | 'Space'): Promise<void>;
  /** Types letters, wherever the focus is. */
  write(letters: string): Promise<void>;
  /** Makes the window, a phone's at first, as wide and high as this. */
  resize(size: { width: number; height: number }): Promise<void>;
  /** Turns the mouse wheel down by some pixels, with the pointer in the middle, `top` pixels below the upper edge. */
  scroll(pixels: number, from: { top: number }): Promise<void>;
  /** The page as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Options for opening a page. */
export interface DriverOptions {
  /** @default the engine's own */
  userAgent: string | undefined;
}

/** A running browser, whose pages share neither storage nor caches. */
export interface Engine {
  open(options: DriverOptions): Promise<Driver>;
  close(): Promise<void>;
}

/** A phone in portrait. */
export const windowSize = { width: 390, height: 844 } as const;
