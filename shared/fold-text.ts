/**
 * A text as a search compares it: full-width letters as the plain ones (NFKC), lower case, without accents.
 * `謎擬Ｑ` → `謎擬q`, `Flabébé` → `flabebe`.
 */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
