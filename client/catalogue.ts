import { foldText } from '#shared/fold-text.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { type PageEntry, pages } from './router.ts'

/** Names without what stands between letters, so that `co-op`, `co op` and `coop` find one another. */
const fold = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')

const searched = pages.map(page => ({
  page,
  title: textOf(page, ['title']),
  all: textOf(page, ['title', 'technique', 'purpose']),
}))

function textOf({ id, group, meta }: PageEntry, parts: ('title' | 'technique' | 'purpose')[]): string {
  const words = parts.flatMap(part => LANGUAGES.map(language => meta[part][language]))
  const around = parts.length > 1 ? Object.values(group?.meta.title ?? {}) : []
  return fold([id.replace('page', ''), ...words, ...around].join(' '))
}

/** The pages that hold every word of a text, in either language; those with it in their title first. All for no text. */
export function findPages(text: string): PageEntry[] {
  const words = fold(text).split(' ').filter(Boolean)
  const found = searched.filter(({ all }) => words.every(word => all.includes(word)))
  const isTitled = ({ title }: (typeof searched)[number]) => words.every(word => title.includes(word))
  return [...found.filter(isTitled), ...found.filter(one => !isTitled(one))].map(({ page }) => page)
}
