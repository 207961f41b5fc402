import { Button } from '@mantine/core'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectionBar } from '#client/list/selection-bar.tsx'
import type { Selection } from '#client/list/use-selection.ts'
import type { Member } from '#resources/members/contract.ts'
import { messages } from './messages.ts'
import type { Archiving } from './use-archiving.ts'

type Props = { selection: Selection<Member>; archiving: Archiving }

export function SelectedMembers({ selection: { rows, clear }, archiving }: Props) {
  const t = useMessages(messages)
  const { archive, restore, isBusy } = archiving
  const active = rows.filter(({ archivedAt }) => archivedAt === null)
  const archived = rows.filter(({ archivedAt }) => archivedAt !== null)
  return (
    <SelectionBar
      label={t('selected', { count: rows.length })}
      onClear={clear}
      acts={
        <>
          {archived.length > 0 && (
            <Button variant="default" loading={isBusy} onClick={() => void restore(archived)}>
              {t('restore')}
            </Button>
          )}
          {active.length > 0 && (
            <Button color="red" loading={isBusy} onClick={() => void archive(active)}>
              {t('archive')}
            </Button>
          )}
        </>
      }
    />
  )
}
