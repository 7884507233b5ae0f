/** The width of a text in Latin letters: Han characters, kana and Hangul count as two. */
export function textWidth(text: string): number {
  const wide = text.match(/[\u1100-\u11ff\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uff60]/g) ?? [];
  return text.length + wide.length;
}
