/**
 * The letter that stands for a name, or undefined for a name without letters and digits. Thai vowels that are written
 * before their consonant are skipped: nobody abbreviates a name to them.
 */
export function initialOf(name: string): string | undefined {
  return /(?![\u0E40-\u0E44])[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0].toUpperCase();
}
