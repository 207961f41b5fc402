import { parseIntervals } from '#resources/wordings/rules.ts'
import { LANGUAGE_TAGS, type Text } from '#shared/messages.ts'
import { isReadableText } from '#shared/text/readable-text.ts'

/** The languages that texts can be written in: those of the console, and one that can be begun. */
export const TARGETS = ['en', 'zh', 'ja'] as const
export type Target = (typeof TARGETS)[number]
export const TARGET_TAGS: Record<Target, string> = { ...LANGUAGE_TAGS, ja: 'ja' }

export const MAX_TEXT_LENGTH = 2000
/** The limits of changed texts and of published versions in a sandbox, because every fork copies them. */
export const MAX_TRANSLATIONS = 8000
export const MAX_RELEASES = 100
/** How many texts one request can import, submit or publish: all of a language. */
export const MAX_AT_ONCE = 7000
/** The size of an import. All texts of a language take half of it. */
export const MAX_IMPORT_BYTES = 1_000_000
/** The size of a file that the page reads. XLIFF with all texts of a language takes less than half of it. */
export const MAX_FILE_BYTES = 5_000_000

/** What the records and live messages of published versions are about. */
export const RELEASES = 'releases'

/** A text with its forms. A text without plurals has only `other`. */
export type Forms = { one?: string; other: string; interval?: string }
export const FORMS = ['one', 'other', 'interval'] as const
export type Form = (typeof FORMS)[number]

/** The forms of a text of the source code, always in the same order, so that equal texts are equal as JSON. */
export function formsOf(text: Text | Forms): Forms {
  if (typeof text === 'string') return { other: text }
  const { one, other, interval } = text
  return { ...(one !== undefined && { one }), other, ...(interval !== undefined && { interval }) }
}

export const isSame = (one: Forms | null, other: Forms | null): boolean =>
  JSON.stringify(one && formsOf(one)) === JSON.stringify(other && formsOf(other))

const isPlural = (english: Forms): boolean => english.one !== undefined || english.interval !== undefined
const counts = (english: Forms): boolean => isPlural(english) || placeholdersOf(english.other).includes('count')

const categories = new Map<Target, Set<string>>()
function categoriesOf(language: Target): Set<string> {
  const known = categories.get(language)
  if (known) return known
  const found = new Set<string>(new Intl.PluralRules(TARGET_TAGS[language]).resolvedOptions().pluralCategories)
  categories.set(language, found)
  return found
}

/** The forms that a language needs: of a plural, one for each of its plural categories. */
export function formsNeeded(english: Forms, language: Target): Form[] {
  const hasSingular = isPlural(english) && categoriesOf(language).has('one')
  return [
    ...(hasSingular ? ['one' as const] : []),
    'other',
    ...(english.interval === undefined ? [] : ['interval' as const]),
  ]
}

/** The forms that a text may have: one that counts something may get a singular that the English text lacks. */
export function formsAllowed(english: Forms, language: Target): Form[] {
  const needed = formsNeeded(english, language)
  return counts(english) && categoriesOf(language).has('one') && !needed.includes('one') ? ['one', ...needed] : needed
}

/** What can be wrong with a text. */
export const ISSUES = [
  'missing',
  'placeholders',
  'plural-forms',
  'intervals',
  'empty',
  'not-storable',
  'no-singular',
  'too-long',
  'unused',
] as const
export type IssueCode = (typeof ISSUES)[number]
/** A form with such an issue would break the console, so it is refused. */
export const REFUSED = ['placeholders', 'plural-forms', 'intervals', 'empty', 'not-storable'] as const
type FormIssue = { form: Form; code: (typeof REFUSED)[number] }

/** What reads as a placeholder, or in i18next's format as another text to insert, which could insert this one again. */
const SYNTAX = /{{|}}|\$t\(/
const PLACEHOLDER = /{{\s*([\w.-]+)\s*}}/g
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)),
]

const shownForms = (text: Forms) =>
  FORMS.flatMap(form => (text[form] === undefined ? [] : [[form, text[form]] as const]))

/** The placeholders that each form must have, and those that it may have. */
export function placeholderRule(english: Forms): { required: string[]; allowed: Set<string> } {
  const lists = shownForms(english).map(([, form]) => placeholdersOf(form))
  const allowed = new Set(lists.flat())
  if (isPlural(english)) allowed.add('count')
  const required = [...allowed].filter(name => lists.every(list => list.includes(name)))
  return { required, allowed }
}

/** Whatever would break the console if this text replaced the English one. */
export function checkForms(text: Forms, english: Forms, language: Target): FormIssue[] {
  const [needed, possible] = [formsNeeded(english, language), formsAllowed(english, language)]
  const { required, allowed } = placeholderRule(english)
  // A plural form may spell out its number: “one item”.
  const hasForms = text.one !== undefined || isPlural(english)
  const lacking = needed.filter(form => text[form] === undefined)
  const issues: FormIssue[] = lacking.map(form => ({ form, code: 'plural-forms' }))
  for (const [form, value] of shownForms(text)) {
    const names = placeholdersOf(value)
    const braces = value.replace(PLACEHOLDER, '')
    if (!possible.includes(form)) issues.push({ form, code: 'plural-forms' })
    else if (value.trim() === '') issues.push({ form, code: 'empty' })
    else if (!isReadableText(value)) issues.push({ form, code: 'not-storable' })
    else if (form === 'interval' && parseIntervals(value).issue) issues.push({ form, code: 'intervals' })
    else if (
      required.some(name => !names.includes(name) && !(hasForms && name === 'count')) ||
      names.some(name => !allowed.has(name)) ||
      SYNTAX.test(braces)
    )
      issues.push({ form, code: 'placeholders' })
  }
  return issues
}

/** East Asian characters are twice as wide as Latin letters. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/
export const widthOf = (text: string): number =>
  [...text.replace(PLACEHOLDER, '1234')].reduce((sum, sign) => sum + (WIDE.test(sign) ? 2 : 1), 0)

/** The width that layouts have room for: half as much again as the English text, and short labels a little more. */
export const widthLimit = (english: Forms): number =>
  Math.ceil(1.5 * Math.max(...shownForms(english).map(([, form]) => widthOf(form)))) + 8

export const isTooLong = (text: Forms, english: Forms): boolean =>
  shownForms(text).some(([form, value]) => form !== 'interval' && widthOf(value) > widthLimit(english))

/** A text that counts something but has no form for one: “1 days”. */
export const lacksSingular = (text: Forms, language: Target): boolean =>
  text.one === undefined && categoriesOf(language).has('one') && /\{\{count\}\} \p{Ll}+s\b/u.test(text.other)

/** The state of a text. `original`: the console's own, or not translated yet. */
export const STATES = ['original', 'draft', 'in-review', 'published'] as const
export type State = (typeof STATES)[number]

/** The accents make a pseudo-localised text recognisable; it stays readable. */
const ACCENTS: Record<string, string> = Object.fromEntries(
  [...'AaBbCcDdEeGgHhIiKkLlMmNnOoRrSsTtUuWwYyZz'].map((plain, index) => [
    plain,
    [...'ÅåƁƀÇçÐðÉéĜĝĤĥÎîĶķĻļṀṁÑñÖöŔŕŠšŢţÛûŴŵÝýŽž'][index] ?? plain,
  ]),
)

const accented = (text: string) => text.replace(/[A-Za-z]/g, letter => ACCENTS[letter] ?? letter)

/** What makes a text longer. Words, so that it breaks across lines where a real translation would. */
const FILLERS = 'one two three four five six seven eight nine ten'.split(' ').map(accented)

function filler(width: number): string {
  let words = ''
  for (let at = 0; words.length < width; at++) words += ` ${FILLERS[at % FILLERS.length]}`
  return words
}

/** A pseudo-localised text: accented, and a third longer, in brackets that show where a text is cut off. */
export function pseudoOf(text: string): string {
  const parts = text.split(/({{[^}]*}})/).map((part, index) => (index % 2 === 1 ? part : accented(part)))
  return `[${parts.join('')}${filler(Math.ceil(widthOf(text) / 3))}]`
}

/** Intervals are syntax, so only their texts change. A text in an interval can't contain brackets. */
export const pseudoForms = (english: Forms): Forms => ({
  ...Object.fromEntries(shownForms(english).map(([form, value]) => [form, pseudoOf(value)])),
  other: pseudoOf(english.other),
  ...(english.interval !== undefined && {
    interval: english.interval.replace(/\[([^\]]*)\]/g, (_, inner: string) => `[${pseudoOf(inner).slice(1, -1)}]`),
  }),
})
