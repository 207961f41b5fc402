import { LETTERS_AND_DIGITS } from './code.ts'

/** The named character sets of codes (S-CODE-3). */
export const CHARACTER_SETS = {
  default: LETTERS_AND_DIGITS,
  upper: LETTERS_AND_DIGITS.replace(/[a-z]/g, ''),
  lower: LETTERS_AND_DIGITS.replace(/[A-Z]/g, ''),
  numbers: '0123456789',
  special_char: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
} as const
export type CharacterSet = keyof typeof CHARACTER_SETS
