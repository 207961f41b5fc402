import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { LIST_PATH, linkToEntry } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import { messages } from '#pages/page5/page5_06-pokemon-evs/messages.ts'
import { dexNumber, type Entry } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import styles from './entry.module.css'

/** Links to the previous and next entry, and back to the list. */
export function Neighbours({ entries, dexId }: { entries: readonly Entry[]; dexId: number }) {
  const { t, language } = useLocale(messages)
  const at = entries.findIndex(entry => entry.dexId === dexId)
  const [before, after] = [entries[at - 1], entries[at + 1]]
  const shortly = (entry: Entry) => `${dexNumber(entry.dexId)} ${entry.name[language]}`
  return (
    <nav className={`${look.row} ${look.measure} ${look.screen}`} data-below="16" aria-label={t('neighbours')}>
      {before && (
        <ButtonLink
          icon={IconChevronLeft}
          to={linkToEntry(before.dexId)}
          aria-label={t('previous', { name: shortly(before) })}
        >
          {shortly(before)}
        </ButtonLink>
      )}
      <ButtonLink to={LIST_PATH} className={styles.all}>
        {t('allEntries')}
      </ButtonLink>
      {after && (
        <ButtonLink
          to={linkToEntry(after.dexId)}
          className={look.away}
          aria-label={t('next', { name: shortly(after) })}
        >
          <span className={look.line}>
            {shortly(after)}
            <IconChevronRight size={16} aria-hidden={true} />
          </span>
        </ButtonLink>
      )}
    </nav>
  )
}
