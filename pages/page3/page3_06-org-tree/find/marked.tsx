import { useLanguage } from '#client/i18n/i18n.ts'
import { Marked as MarkedText } from '#client/ui/marked.tsx'
import type { Words } from '#shared/messages.ts'
import { foldText } from '#shared/text/fold-text.ts'

/** A name with the part that matches the search. If it only matches in the other language, all of it is marked. */
export function Marked({ name, search }: { name: Words; search: string }) {
  const language = useLanguage()
  const text = name[language]
  const sought = foldText(search.trim())
  if (sought === '') return text
  const [folded, other] = [foldText(text), foldText(name[language === 'en' ? 'zh' : 'en'])]
  const from = folded.indexOf(sought)
  if (from < 0 && !other.includes(sought)) return text
  // Folding can change the length of a text, and then its positions mean something else.
  const isPart = from >= 0 && folded.length === text.length
  return <MarkedText text={text} spans={[isPart ? [from, from + sought.length] : [0, text.length]]} />
}
