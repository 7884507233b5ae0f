import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenSeen } from './when-seen.js';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>;

/** The browser's observers; the test tells them what is visible. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly thresholds: number[];
  isConnected = true;

  constructor(
    private readonly callback: (entries: Entry[], observer: FakeObserver) => void,
    { threshold = 0 }: { threshold?: number },
  ) {
    this.thresholds = [threshold];
    FakeObserver.all.push(this);
  }

  observe(): void {}

  disconnect(): void {
    this.isConnected = false;
  }

  see(intersectionRatio: number, isIntersecting = intersectionRatio > 0): void {
    this.callback([{ isIntersecting, intersectionRatio }], this);
  }
}

const visibility = { visibilityState: 'visible' };
let onSeen: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;
let half: FakeObserver;
let middle: FakeObserver;

beforeEach(() => {
  vi.useFakeTimers();
  visibility.visibilityState = 'visible';
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('document', visibility);
  onSeen = vi.fn<() => void>();
  stop = whenSeen({} as Element, onSeen);
  [half, middle] = FakeObserver.all as [FakeObserver, FakeObserver];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('whenSeen counts half of a section as seen after a second, once', () => {
  half.see(0.5);
  vi.advanceTimersByTime(999);
  expect(onSeen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSeen).toHaveBeenCalledOnce();
  expect(FakeObserver.all.some(({ isConnected }) => isConnected)).toBe(false);
});

it('whenSeen counts a section that is taller than the window as seen when it crosses the middle', () => {
  half.see(0.1);
  vi.advanceTimersByTime(5000);
  expect(onSeen).not.toHaveBeenCalled();
  middle.see(0, true);
  vi.advanceTimersByTime(1000);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('whenSeen does not count a section that is scrolled past, nor add up short glances', () => {
  for (let glance = 0; glance < 3; glance++) {
    half.see(0.7);
    vi.advanceTimersByTime(600);
    half.see(0.2);
  }
  vi.advanceTimersByTime(5000);
  expect(onSeen).not.toHaveBeenCalled();
});

it('whenSeen continues timing while a section moves from half visible to the middle', () => {
  half.see(0.6);
  vi.advanceTimersByTime(500);
  middle.see(0, true);
  half.see(0.3);
  vi.advanceTimersByTime(500);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('whenSeen does not count a section while the tab is hidden', () => {
  half.see(1);
  visibility.visibilityState = 'hidden';
  vi.advanceTimersByTime(10_000);
  expect(onSeen).not.toHaveBeenCalled();
  visibility.visibilityState = 'visible';
  vi.advanceTimersByTime(1000);
  expect(onSeen).toHaveBeenCalledOnce();
});

it('no longer calls back once it is stopped', () => {
  half.see(1);
  stop();
  vi.advanceTimersByTime(5000);
  expect(onSeen).not.toHaveBeenCalled();
});
