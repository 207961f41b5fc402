import { useGlobal } from '#client/state/state.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { dayOf } from '#shared/time/zone.ts'
import { ageOf } from './age.ts'
import { useLanguage } from './i18n.ts'
import { formatMoney } from './money.ts'

type DateStyle = Intl.DateTimeFormatOptions

const CLOCK_MS: DateStyle = {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
}
/** Chinese months are numbers; two digits keep columns aligned. */
const monthIn = (language: Language): DateStyle['month'] => (language === 'zh' ? '2-digit' : 'short')

/** Named styles for moments. The examples are English. */
const MOMENT_STYLES = {
  /** Nov 3, 2026, 14:05 */
  dateTime: () => ({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
  /** Nov 3, 2026, 14:05:09 */
  dateTimeSeconds: () => ({ dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }),
  /** Nov 03, 14:05:09.123 */
  dateTimeMs: language => ({ ...CLOCK_MS, month: monthIn(language), day: '2-digit' }),
  /** 14:05:09.123 */
  timeMs: () => CLOCK_MS,
  /** 14:05:09 */
  timeSeconds: () => ({ timeStyle: 'medium', hourCycle: 'h23' }),
  /** 14:05 */
  time: () => ({ timeStyle: 'short', hourCycle: 'h23' }),
  /** Nov 3 */
  monthDay: language => ({ month: monthIn(language), day: language === 'zh' ? '2-digit' : 'numeric' }),
  /** Nov 3, for charts: Chinese without leading zeros. */
  shortDay: () => ({ month: 'short', day: 'numeric' }),
  /** Nov 3, 2026 */
  date: () => ({ dateStyle: 'medium' }),
  /** Nov 3, 2026; Chinese uses digits only, to fit a third of a small screen. */
  narrowDate: language => ({ year: 'numeric', month: language === 'zh' ? 'numeric' : 'short', day: 'numeric' }),
} as const satisfies Record<string, (language: Language) => DateStyle>

/** Named styles for days without a zone (`2026-11-03`). */
const DAY_STYLES = {
  /** Nov 3, 2026 */
  date: { dateStyle: 'medium' },
  /** Tuesday, November 3, 2026 */
  full: { dateStyle: 'full' },
  /** Tue, Nov 3 */
  weekdayDate: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Tue */
  weekday: { weekday: 'short' },
  /** Tuesday */
  weekdayName: { weekday: 'long' },
  /** November 2026 */
  monthName: { year: 'numeric', month: 'long' },
  /** Nov 2026 */
  month: { year: 'numeric', month: 'short' },
  /** Nov 3 */
  shortDay: { month: 'short', day: 'numeric' },
  /** Tuesday, November 3 */
  longDay: { weekday: 'long', month: 'long', day: 'numeric' },
  /** 11/3 */
  monthDay: { month: 'numeric', day: 'numeric' },
} as const satisfies Record<string, DateStyle>

/** For lists: `listed` is Nov 3 14:05, `listedSeconds` Nov 3 14:05:09, with the year only if it is not this one. */
const LISTED = { listed: 'time', listedSeconds: 'timeSeconds' } as const satisfies Record<
  string,
  keyof typeof MOMENT_STYLES
>
export type MomentStyle = keyof typeof MOMENT_STYLES | keyof typeof LISTED
type DayStyle = keyof typeof DAY_STYLES

/** Formats dates, times, numbers and amounts for one language and zone. */
export type Formats = {
  /** A moment in the zone. */
  moment: (at: string | number | Date, style?: MomentStyle) => string
  /** A day without a zone: `2026-11-03`. */
  day: (day: string, style?: DayStyle) => string
  dayRange: (first: string, last: string) => string
  /** `3 days ago` */
  age: (moment: string, now: number) => string
  number: (value: number, maxDigits?: number) => string
  /** `1.2M` */
  compact: (value: number) => string
  numberRange: (first: number, last: number) => string
  /** `248 MB`: a megabyte is 1,000,000 bytes. */
  megabytes: (bytes: number) => string
  /** `846 m`, `1.2 km`, `124 km` */
  distance: (metres: number) => string
  /** Integer cents of TWD: `NT$4,410`. */
  money: (cents: number) => string
  /** Integer cents of TWD in three digits: `NT$6.44M`. */
  moneyShort: (cents: number) => string
  /** `a, b, and c` */
  list: (words: readonly string[]) => string
}

function createFormats(language: Language, zone: string): Formats {
  const tag = LANGUAGE_TAGS[language]
  // Creating an Intl format is far slower than using one, so each is created on first use and cached.
  const dates = new Map<string, Intl.DateTimeFormat>()
  function dateFormat(key: string, options: () => DateStyle): Intl.DateTimeFormat {
    const made = dates.get(key) ?? new Intl.DateTimeFormat(tag, options())
    dates.set(key, made)
    return made
  }
  const momentIn = (style: keyof typeof MOMENT_STYLES, at: Date) =>
    dateFormat(style, () => ({ ...MOMENT_STYLES[style](language), timeZone: zone })).format(at)
  function listed(at: Date, time: (typeof LISTED)[keyof typeof LISTED]): string {
    const [year, thisYear] = [at.getTime(), Date.now()].map(ms => dayOf(ms, zone).slice(0, 4))
    return `${momentIn(year === thisYear ? 'monthDay' : 'narrowDate', at)} ${momentIn(time, at)}`
  }
  // Formatted as UTC, so that the day never shifts.
  const dayFormat = (style: DayStyle) => dateFormat(`day ${style}`, () => ({ ...DAY_STYLES[style], timeZone: 'UTC' }))
  const numbers = new Map<string, Intl.NumberFormat>()
  function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options)
    const made = numbers.get(key) ?? new Intl.NumberFormat(tag, options)
    numbers.set(key, made)
    return made
  }
  const inUnit = (unit: string, maximumFractionDigits: number) =>
    numberFormat({ style: 'unit', unit, maximumFractionDigits })
  return {
    moment: (at, style = 'dateTime') =>
      style === 'listed' || style === 'listedSeconds'
        ? listed(new Date(at), LISTED[style])
        : momentIn(style, new Date(at)),
    day: (day, style = 'date') => dayFormat(style).format(new Date(day)),
    dayRange: (first, last) => dayFormat('date').formatRange(new Date(first), new Date(last)),
    age: (moment, now) => ageOf(moment, now, tag, zone),
    number: (value, maximumFractionDigits = 3) => numberFormat({ maximumFractionDigits }).format(value),
    compact: value => numberFormat({ notation: 'compact', maximumFractionDigits: 1 }).format(value),
    numberRange: (first, last) => numberFormat({ maximumFractionDigits: 3 }).formatRange(first, last),
    megabytes: bytes => inUnit('megabyte', 0).format(bytes / 1_000_000),
    distance: metres =>
      metres >= 1000
        ? inUnit('kilometer', metres < 10_000 ? 1 : 0).format(metres / 1000)
        : inUnit('meter', 0).format(metres),
    money: cents => formatMoney(cents, language),
    moneyShort: cents =>
      numberFormat({ style: 'currency', currency: 'TWD', notation: 'compact', maximumSignificantDigits: 3 }).format(
        cents / 100,
      ),
    list: words => new Intl.ListFormat(tag).format(words),
  }
}

const made = new Map<string, Formats>()

/** The formats of a language and a zone. Always the same object, so it can be a memo dependency. */
export function formatsOf(language: Language, zone: string): Formats {
  const key = `${language} ${zone}`
  const formats = made.get(key) ?? createFormats(language, zone)
  made.set(key, formats)
  return formats
}

/** Creates the formats that the first page uses, before it is needed. */
export function prepareFormats(language: Language, zone: string): void {
  const { number, day, megabytes, money, moneyShort } = formatsOf(language, zone)
  number(0)
  day(dayOf(Date.now(), zone), 'longDay')
  money(0)
  moneyShort(0)
  megabytes(0)
}

/** The one way in which pages format dates, times, numbers and amounts: in the operator's language and zone. */
export function useFormats(): Formats {
  return formatsOf(
    useLanguage(),
    useGlobal(global => global.time_zone),
  )
}
