/** Who and what an event is about (docs/product.md#tracking): dimension0 to 4 and 6. */
export interface TrackingDimensions {
  /** Basic search id. */
  dimension0: string;
  /** Country code. */
  dimension1: string;
  /** Origin, 'liff' or 'web'. */
  dimension2: string;
  /** Platform of the opener. */
  dimension3: string;
  /** Friendship type, or '' while it is not known. */
  dimension4: string;
  dimension6: 'oa';
}

/** One thing that happened. */
export interface TrackingEvent {
  name: 'pageView' | 'sectionSeen' | 'action' | 'outcome' | 'webVital';
  /**
   * Which section, action or measure, and behind a space what of it or how it went: 'faq', 'coupon open',
   * 'addFriend Success', 'LCP good'. Never a visitor's own words. It leaves like a text of an error report: redacted,
   * and cut at 250 characters.
   */
  label?: string;
  /** The measured value: milliseconds, or the score of layout shifts. */
  value?: number;
}

/** An event as a transport gets it. */
export interface TrackedEvent extends TrackingEvent, TrackingDimensions {
  /** Milliseconds since the epoch, by the visitor's clock. */
  at: number;
  /** Address of the page or view at that moment, without query values, fragment, user ids and tokens. */
  url: string;
}

/** Sends events to a tracking service. */
export interface TrackingTransport {
  /** Sends a batch. Returns false if the browser refuses it; the tracker then tries again later. */
  send: (batch: readonly TrackedEvent[]) => boolean;
}
