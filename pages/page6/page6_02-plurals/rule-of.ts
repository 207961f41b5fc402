import { LANGUAGE_TAGS, type Language, type Text } from '#shared/messages.ts'

/** What decides the wording of a count: an interval such as `2–7`, or a plural category of the language. */
export type Rule = { interval: string } | { category: string }

/** The rule that a text follows for a count: the first interval that holds it, else the language's plural category. */
export function ruleOf(text: Text, count: number, language: Language): Rule {
  const intervals = typeof text === 'string' ? '' : (text.interval ?? '')
  for (const [, from = '', to = from] of intervals.matchAll(/\((\d+)(?:-(\d+|inf))?\)\[/g))
    if (count >= Number(from) && count <= (to === 'inf' ? Number.POSITIVE_INFINITY : Number(to)))
      return { interval: rangeText(from, to) }
  return { category: new Intl.PluralRules(LANGUAGE_TAGS[language]).select(count) }
}

const rangeText = (from: string, to: string) => (from === to ? from : to === 'inf' ? `${from}+` : `${from}–${to}`)
