import type { Formats } from '#client/i18n/formats.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { PivotEntry } from '#resources/sales/contract.ts'
import { type Dimension, entryName, isTime, type Measure, OTHER } from '#resources/sales/rules.ts'
import { messages } from './messages.ts'

/** The name of a row or column, for the axis of a chart, for the head of a table, and in full. */
export type Label = { short: string; head: string; full: string }

export function useLabels(): (dimension: Dimension, entry: Pick<PivotEntry, 'key' | 'name'>) => Label {
  const { t, language, formats } = useLocale(messages)
  return (dimension, entry) => {
    const { key } = entry
    if (isTime(dimension)) {
      if (key === OTHER) return same(t('earlier'))
      if (dimension === 'month') return same(formats.day(`${key}-01`, 'month'))
      return {
        short: formats.day(key, 'monthDay'),
        head: formats.day(key),
        full: t('weekOf', { day: formats.day(key) }),
      }
    }
    return same(entryName(dimension, entry)?.[language] ?? key)
  }
}

const same = (name: string): Label => ({ short: name, head: name, full: name })

/** Widths in pixels, and how much of a name must be left to recognise it. */
const LETTERS = { px: 7, least: 4 }
const IDEOGRAPHS = { px: 13, least: 2 }

/** A name that fits into this width on the axis of a chart, which would leave out labels that collide. */
export function shortened(name: string, widthPx: number): string {
  const { px, least } = /[\u2e80-\uffef]/u.test(name) ? IDEOGRAPHS : LETTERS
  const fitting = Math.floor((widthPx - 6) / px)
  return name.length <= fitting || fitting < least ? name : `${name.slice(0, fitting - 1).trimEnd()}…`
}

/** Formats the values of a measure, in full and for an axis. */
export const formatOf = (measure: Measure, { money, number, compact }: Formats) => {
  const percent = (value: number) => `${number(value * 100, 1)}%`
  if (measure === 'share') return { full: percent, tick: percent }
  if (measure === 'orders') return { full: (value: number) => number(value), tick: (value: number) => number(value) }
  // Taxes are shared out to the cent, but a table of amounts is easier to read without.
  return {
    full: (cents: number) => money(Math.round(cents / 100) * 100),
    tick: (cents: number) => compact(cents / 100),
  }
}
