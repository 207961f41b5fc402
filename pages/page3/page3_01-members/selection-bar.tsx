import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n.ts'
import type { Member } from '#resources/members/contract.ts'
import { messages } from './messages.ts'
import styles from './selection-bar.module.css'

type Props = {
  selected: readonly Member[]
  isBusy: boolean
  onSelectPage: () => void
  onClear: () => void
  onArchive: (members: readonly Member[]) => void
  onRestore: (members: readonly Member[]) => void
}

/** What can be done with the selected members; stands at the bottom while any is selected. */
export function SelectionBar({ selected, isBusy, onSelectPage, onClear, onArchive, onRestore }: Props) {
  const t = useMessages(messages)
  if (selected.length === 0) return null
  const here = selected.filter(({ archivedAt }) => archivedAt === null)
  const left = selected.filter(({ archivedAt }) => archivedAt !== null)
  return (
    <section className={styles.bar} aria-label={t('selected', { count: selected.length })}>
      <strong role="status">{t('selected', { count: selected.length })}</strong>
      <Button variant="subtle" px="xs" onClick={onSelectPage}>
        {t('selectPage')}
      </Button>
      <Button variant="subtle" px="xs" onClick={onClear}>
        {t('clearSelection')}
      </Button>
      <span className={styles.acts}>
        {left.length > 0 && (
          <Button variant="default" loading={isBusy} onClick={() => onRestore(left)}>
            {t('restore')}
          </Button>
        )}
        {here.length > 0 && (
          <Button color="red" loading={isBusy} onClick={() => onArchive(here)}>
            {t('archive')}
          </Button>
        )}
      </span>
    </section>
  )
}
