/** A page of its own in a browser of any engine: as little as every driver can do. */
export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Clicks with the mouse into the middle of the element that an expression answers. */
  click(expression: string): Promise<void>;
  /** Types into the element that an expression answers. */
  type(expression: string, text: string): Promise<void>;
  /** Presses a key, wherever the focus is. */
  press(key: 'Enter' | 'Escape' | 'Tab' | 'Space'): Promise<void>;
  /** Turns the mouse wheel down by so many pixels, with the pointer in the middle, `top` pixels below the window's edge. */
  scroll(pixels: number, from: { top: number }): Promise<void>;
  /** The page as a PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** What a page is opened with. */
export interface DriverOptions {
  /** Undefined for the engine's own. */
  userAgent: string | undefined;
}

/** A browser that is running. Its pages share neither storage nor caches. */
export interface Engine {
  open(options: DriverOptions): Promise<Driver>;
  close(): Promise<void>;
}

/** A phone, held upright. */
export const windowSize = { width: 390, height: 844 } as const;
