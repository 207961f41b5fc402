import { MAX_CENTS } from '#resources/orders/rules.ts'

const CENTS = 100

/** Parses a typed amount into cents: `1,200`, `NT$1200`; undefined if it is not an amount. */
export function centsIn(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/NT\$|[,\s]/gi, '')
  const cents = Number(plain) * CENTS
  return plain && Number.isInteger(Number(plain)) && cents >= 0 && cents <= MAX_CENTS ? cents : undefined
}

export const dollarsOf = (cents: number): string => String(cents / CENTS)
