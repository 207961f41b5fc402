import { LANGUAGES } from '#shared/messages.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { type PageEntry, pages } from './router.ts'
import { techniqueOf } from './techniques.ts'

/**
 * Punctuation between letters is optional: `co-op` and `co op` match each other. All other punctuation must match
 * exactly.
 */
const withoutJoints = (text: string) => text.replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}\s]+(?=[\p{L}\p{N}])/gu, ' ')

const searched = pages.map(page => ({
  page,
  title: textOf(page, ['title']),
  all: `${textOf(page, ['title', 'technique', 'purpose'])} ${foldText(techniqueOf(page).terms)}`,
}))

function textOf(page: PageEntry, parts: ('title' | 'technique' | 'purpose')[]): string {
  const { id, group, meta } = page
  const texts = { title: meta.title, purpose: meta.purpose, technique: techniqueOf(page).name }
  const words = parts.flatMap(part => LANGUAGES.map(language => texts[part][language]))
  const around = parts.length > 1 ? Object.values(group?.meta.title ?? {}) : []
  const text = foldText([id.replace('page', ''), ...words, ...around].join(' '))
  return `${text} ${withoutJoints(text)}`
}

const holds = (text: string, word: string) =>
  text.includes(word) ||
  withoutJoints(word)
    .split(' ')
    .every(part => text.includes(part))

/**
 * The pages that contain every word of a text, in either language. Matches in the title come first. An empty text
 * matches all pages.
 */
export function findPages(text: string): PageEntry[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  // A text of accents alone folds to no words, which must not match everything.
  if (words.length === 0 && text.trim() !== '') return []
  const found = searched.filter(({ all }) => words.every(word => holds(all, word)))
  const isTitled = ({ title }: (typeof searched)[number]) => words.every(word => holds(title, word))
  return [...found.filter(isTitled), ...found.filter(one => !isTitled(one))].map(({ page }) => page)
}
