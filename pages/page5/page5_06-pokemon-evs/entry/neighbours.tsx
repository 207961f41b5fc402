import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { LIST_PATH, linkToEntry } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { dexNumber, type Entry } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import styles from './entry.module.css'

/** Links to the previous and next entry, and back to the list. */
export function Neighbours({ entries, dexId }: { entries: readonly Entry[]; dexId: number }) {
  const t = useMessages(messages)
  const language = useLanguage()
  const at = entries.findIndex(entry => entry.dexId === dexId)
  const [before, after] = [entries[at - 1], entries[at + 1]]
  const shortly = (entry: Entry) => `${dexNumber(entry.dexId)} ${entry.name[language]}`
  return (
    <nav className={`${look.row} ${look.screen} ${styles.neighbours}`} aria-label={t('neighbours')}>
      {before && (
        <Link to={linkToEntry(before.dexId)} aria-label={t('previous', { name: shortly(before) })}>
          <IconChevronLeft size={16} aria-hidden={true} />
          {shortly(before)}
        </Link>
      )}
      <Link to={LIST_PATH} className={styles.all}>
        {t('allEntries')}
      </Link>
      {after && (
        <Link to={linkToEntry(after.dexId)} className={styles.next} aria-label={t('next', { name: shortly(after) })}>
          {shortly(after)}
          <IconChevronRight size={16} aria-hidden={true} />
        </Link>
      )}
    </nav>
  )
}
