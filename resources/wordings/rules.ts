import { LANGUAGE_TAGS, type Language, type Text } from '#shared/messages.ts'

/** A range of counts, both inclusive; `to` can be infinite. */
export type Interval = { from: number; to: number; text: string }

/** Issues of invalid intervals, with the number of characters before them. */
export const ISSUES = [
  'range-expected',
  'number-expected',
  'range-backwards',
  'text-expected',
  'text-unclosed',
  'separator-expected',
] as const
export type Issue = { code: (typeof ISSUES)[number]; at: number }

/**
 * Parses `(1)[one item];(2-7)[a few items];(10-inf)[a lot of items];`. Spaces are allowed between parts. A text cannot
 * contain `;`, because the i18n library of the console would end the text there.
 */
export function parseIntervals(source: string): { intervals: Interval[]; issue: null } | { issue: Issue } {
  const intervals: Interval[] = []
  let at = 0
  const skipBlanks = () => {
    while (/\s/.test(source[at] ?? '')) at++
  }
  const refuse = (code: Issue['code']) => ({ issue: { code, at } })
  for (skipBlanks(); at < source.length; skipBlanks()) {
    if (source[at] !== '(') return refuse('range-expected')
    at++
    const range = /^(\d{1,9})(?:-(\d{1,9}|inf))?\)/.exec(source.slice(at))
    if (!range) return refuse('number-expected')
    const [whole, first = '', last = first] = range
    const [from, to] = [Number(first), last === 'inf' ? Number.POSITIVE_INFINITY : Number(last)]
    if (to < from) return refuse('range-backwards')
    at += whole.length
    skipBlanks()
    if (source[at] !== '[') return refuse('text-expected')
    const end = /[\];]/.exec(source.slice(at))
    if (end?.[0] !== ']' || end.index === 1) return refuse(end?.index === 1 ? 'text-expected' : 'text-unclosed')
    intervals.push({ from, to, text: source.slice(at + 1, at + end.index) })
    at += end.index + 1
    skipBlanks()
    if (at < source.length && source[at] !== ';') return refuse('separator-expected')
    at++
  }
  return { intervals, issue: null }
}

/** What determines the text of a count: an interval such as `2–7`, or a plural category of the language. */
export type Rule = { interval: string } | { category: string }

/** The rule for a count: the first interval that contains it, otherwise the plural category of the language. */
export const ruleOf = (text: Text, count: number, language: Language): Rule =>
  decide(intervalsOf(text), count, language).rule

/** The text for a count, and its rule. */
export function wordingOf(text: Text, count: number, language: Language): { text: string; rule: Rule } {
  const { rule, interval } = decide(intervalsOf(text), count, language)
  const forms = typeof text === 'string' ? { other: text } : text
  const form = interval?.text ?? ('category' in rule && rule.category === 'one' ? forms.one : undefined) ?? forms.other
  return { text: form.replaceAll('{{count}}', String(count)), rule }
}

function intervalsOf(text: Text): readonly Interval[] {
  const read = parseIntervals(typeof text === 'string' ? '' : (text.interval ?? ''))
  return read.issue ? [] : read.intervals
}

function decide(
  intervals: readonly Interval[],
  count: number,
  language: Language,
): { rule: Rule; interval?: Interval } {
  const interval = intervals.find(one => holds(one, count))
  if (interval) return { rule: { interval: rangeText(interval) }, interval }
  return { rule: { category: new Intl.PluralRules(LANGUAGE_TAGS[language]).select(count) } }
}

const holds = ({ from, to }: Interval, count: number) => count >= from && count <= to

const rangeText = ({ from, to }: Interval) =>
  from === to ? String(from) : to === Number.POSITIVE_INFINITY ? `${from}+` : `${from}–${to}`

export type Stretch = { from: number; to: number }

/** The counts in no interval, and those in more than one; none without intervals. */
export function lookOver({ intervals, from, to }: { intervals: readonly Interval[] } & Stretch) {
  const gaps: Stretch[] = []
  const overlaps: Stretch[] = []
  for (let count = from; count <= to && intervals.length > 0; count++) {
    const held = intervals.filter(one => holds(one, count)).length
    if (held === 0) lengthen(gaps, count)
    if (held > 1) lengthen(overlaps, count)
  }
  return { gaps, overlaps }
}

function lengthen(stretches: Stretch[], count: number) {
  const last = stretches.at(-1)
  if (last?.to === count - 1) last.to = count
  else stretches.push({ from: count, to: count })
}
