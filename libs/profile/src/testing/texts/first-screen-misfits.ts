import { createFormatters, type Language } from '@oa-profile/i18n';
import { barMisfits } from './bar-misfits.js';

/** The least height of anything that is tapped, and of what a finger taps outside of sentences. */
const LEAST = 24;
const FINGER = 44;

/**
 * What is wrong with a page in a window of a phone: a bar of actions that is not one row or takes more than an eighth of
 * the window, facts and offers that are cut, targets that are too low, and dates, times and amounts that are broken.
 *
 * @param ownWords of the account, as JSON: where their lines may end is the owner's choice
 */
export function firstScreenMisfits(page: Document, ownWords: string): string[] {
  const bars = [...page.querySelectorAll('[role=group][aria-busy]')];
  return [
    ...bars.flatMap(barMisfits),
    ...cutFacts(page),
    ...lowTargets(page),
    ...brokenUnits(page, ownWords),
  ];
}

const words = (element: Element): string => (element.ariaLabel ?? element.textContent).trim().slice(0, 60);
const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Facts and offers whose words do not end within their box. */
function cutFacts(page: Document): string[] {
  return [...page.querySelectorAll<HTMLElement>('[data-fact], [data-fact] *')]
    .filter((element) => {
      if (!isSeen(element) || element.offsetWidth <= 1 || element instanceof SVGElement) return false;
      const { overflow, fontSize } = getComputedStyle(element);
      // Tall letters overflow their line.
      const line = Number.parseFloat(fontSize) / 2;
      return (
        overflow !== 'visible' &&
        (element.scrollHeight > element.clientHeight + line || element.scrollWidth > element.clientWidth + 1)
      );
    })
    .map((element) => `cut: ${words(element)}`);
}

/** Controls that are lower than they may be, with what enlarges them for a finger. */
function lowTargets(page: Document): string[] {
  const controls = page.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea');
  return [...controls].flatMap((control) => {
    const box = control.getBoundingClientRect();
    // Text for screen readers is one pixel wide; a field may be drawn by its label.
    if (!isSeen(control) || box.width <= 1 || control.closest('label, [aria-hidden=true]')) return [];
    const height = Math.max(box.height, ...['::before', '::after'].map((part) => reach(control, part)));
    const least = isInSentence(control) ? 0 : FINGER;
    return height < Math.max(LEAST, least) - 0.5
      ? [`${Math.round(height)} px high: ${control.tagName} ${words(control)}`]
      : [];
  });
}

function reach(control: HTMLElement, part: string): number {
  const { content, position, height } = getComputedStyle(control, part);
  return content !== 'none' && position === 'absolute' ? Number.parseFloat(height) || 0 : 0;
}

/** Whether a link is among other words of its line. */
function isInSentence(control: HTMLElement): boolean {
  if (getComputedStyle(control).display !== 'inline') return false;
  return (blockOf(control.parentElement)?.textContent.trim() ?? '') !== control.textContent.trim();
}

/** Months as a language writes them in short, as a pattern. */
function monthsIn(language: Language): string {
  const { date } = createFormatters(language, 'UTC');
  const months = Array.from({ length: 12 }, (_, month) => date(new Date(Date.UTC(2026, month))));
  return months.map((text) => text.replace(/[\d\s,]/g, '').replaceAll('.', '\\.')).join('|');
}

const patterns = new Map<Language, RegExp>();

/** Dates, times, spans of time and amounts. */
function unitsIn(language: Language): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const months = monthsIn(language);
  const time = String.raw`(?:(?:上午|下午|晚上|凌晨|中午|清晨|오전|오후|翌)\s?)?\d{1,2}[:.]\d{2}(?:\s?[AP]M|\s?น\.)?`;
  const pattern = new RegExp(
    [
      String.raw`\d{4}年\d{1,2}月\d{1,2}日|\d{1,2}月\d{1,2}日`,
      String.raw`(?:\d{4}년\s|\d{4}\.\s)?\d{1,2}(?:월|\.)\s\d{1,2}(?:일|\.)`,
      String.raw`\d{1,2}\s(?:${months})(?:\s\d{4})?|(?:${months})\s\d{1,2}(?:,\s\d{4})?`,
      String.raw`${time}(?:[\s\u2060]*[–~～-][\s\u2060]*${time})?`,
      String.raw`(?:[¥￥$฿₩]|NT\$|US\$|Rp)\s?\d[\d.,]*|\d[\d.,]*\s?(?:円|元|บาท|원|%)`,
      // '(next day)'
      String.raw`\([^)\d]{1,20}\)`,
    ].join('|'),
    'g',
  );
  patterns.set(language, pattern);
  return pattern;
}

/** What the lines of an element are in. */
function blockOf(element: HTMLElement | null): HTMLElement | null {
  let block = element;
  while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
  return block;
}

/** JSON without line breaks. */
export const plain = (json: string): string => json.replace(/(?:\\n|\s)+/g, ' ');

/** Whether the account says so: summaries end earlier. */
const isOwn = (text: string, ownWords: string): boolean =>
  ownWords.includes(plain(JSON.stringify(text.trim().slice(0, 40)).slice(1, -1)));

/** Dates, times and amounts on more than one line. */
function brokenUnits(page: Document, ownWords: string): string[] {
  const pattern = unitsIn(page.documentElement.lang as Language);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    if (!/\d|\(/.test(text) || isOwn(text, ownWords)) continue;
    for (const { 0: unit, index } of text.matchAll(pattern)) {
      const range = page.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + unit.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = rects.map(({ top }) => top);
      const [{ height } = { height: 0 }] = rects;
      if (Math.max(...tops) - Math.min(...tops) <= height / 2) continue;
      // With large text, ranges and the longest amounts can be too wide for any line.
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      // A space at the end of a line has none.
      if (width + height / 2 < (blockOf(node.parentElement)?.clientWidth ?? 0))
        broken.push(`broken: ${unit} in ${text.slice(0, 80)}`);
    }
  }
  return broken;
}
