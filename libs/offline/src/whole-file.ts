/*
 * Scripts and styles end with a checksum of the rest, so that anybody can tell whether a file is whole without knowing
 * any other: a proxy may cut a file and end the answer properly, and browsers keep it for a year.
 *
 * In ECMAScript 5, since the early script has it, too.
 */

/** The text of a script or a style sheet with the checksum at its end. */
export function withChecksum(text: string): string {
  var sum = 0;
  for (var index = 0; index < text.length; index += 1)
    sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0;
  return text + '/*' + (sum >>> 0).toString(36) + '*/';
}

/** Whether the text of a script or a style sheet is as it was built. */
export function isWhole(text: string): boolean {
  return withChecksum(text.slice(0, text.lastIndexOf('/*'))) === text;
}
