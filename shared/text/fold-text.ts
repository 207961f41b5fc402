/**
 * Normalizes a text for searching: full-width letters become plain ones (NFKC), in lower case and without accents.
 * `謎擬Ｑ` → `謎擬q`, `Flabébé` → `flabebe`.
 */
export const foldText = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
