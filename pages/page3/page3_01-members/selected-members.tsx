import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectionBar } from '#client/ui/table/selection-bar.tsx'
import type { Member } from '#resources/members/contract.ts'
import { messages } from './messages.ts'

type Props = {
  selected: readonly Member[]
  isBusy: boolean
  onSelectPage: () => void
  onClear: () => void
  onArchive: (members: readonly Member[]) => void
  onRestore: (members: readonly Member[]) => void
}

/** What can be done with the selected members. */
export function SelectedMembers({ selected, isBusy, onSelectPage, onClear, onArchive, onRestore }: Props) {
  const t = useMessages(messages)
  if (selected.length === 0) return null
  const here = selected.filter(({ archivedAt }) => archivedAt === null)
  const left = selected.filter(({ archivedAt }) => archivedAt !== null)
  const label = t('selected', { count: selected.length })
  return (
    <SelectionBar
      label={label}
      acts={
        <>
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
        </>
      }
    >
      <strong role="status">{label}</strong>
      <Button variant="subtle" px="xs" onClick={onSelectPage}>
        {t('selectPage')}
      </Button>
      <Button variant="subtle" px="xs" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </SelectionBar>
  )
}
