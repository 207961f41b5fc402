import { useLanguage } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import styles from '#pages/page3/page3_06-org-tree/marked.module.css'
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
  if (from < 0)
    return other.includes(sought) ? <mark className={`${look.warn} ${look.strong} ${styles.mark}`}>{text}</mark> : text
  // Folding can change the length of a text, and then its positions mean something else.
  const [start, end] = folded.length === text.length ? [from, from + sought.length] : [0, text.length]
  return (
    <>
      {text.slice(0, start)}
      <mark className={`${look.warn} ${look.strong} ${styles.mark}`}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}
