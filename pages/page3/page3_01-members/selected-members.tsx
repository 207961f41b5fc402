import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectionBar } from '#client/list/selection/selection-bar.tsx'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { Button } from '#client/ui/button.tsx'
import type { Member } from '#resources/members/contract.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { messages } from './messages.ts'
import type { Teams } from './teams.ts'
import type { BulkActions } from './use-bulk-actions.ts'

type Props = { selection: Selection<Member>; actions: BulkActions; teams: Teams }

const CHANGES = [
  ['teamId', IconUsers],
  ['job', IconBriefcase],
] as const

/** Bulk actions for the selected members. */
export function SelectedMembers({ selection: { rows, clear }, actions, teams }: Props) {
  const t = useMessages(messages)
  const [changing, setChanging] = useState<'teamId' | 'job' | null>(null)
  const { archive, restore, change, isBusy } = actions
  const active = rows.filter(({ archivedAt }) => archivedAt === null)
  const archived = rows.filter(({ archivedAt }) => archivedAt !== null)
  return (
    <>
      <SelectionBar
        label={t('selected', { count: rows.length })}
        onClear={clear}
        acts={
          <>
            {CHANGES.map(([field, Icon]) => (
              <Button key={field} kind="quiet" icon={Icon} disabled={isBusy} onClick={() => setChanging(field)}>
                {t(`change_${field}`)}
              </Button>
            ))}
            {archived.length > 0 && (
              <Button kind="quiet" icon={IconArchiveOff} isBusy={isBusy} onClick={() => void restore(archived)}>
                {t('restore')}
              </Button>
            )}
            {active.length > 0 && (
              <Button kind="quiet" isDanger icon={IconArchive} isBusy={isBusy} onClick={() => void archive(active)}>
                {t('archive')}
              </Button>
            )}
          </>
        }
      />
      {changing && (
        <ChangeDialog
          field={changing}
          members={rows}
          teams={teams}
          onChange={to => void change(rows, to)}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  )
}
