import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { SelectionBar } from '#client/list/selection/selection-bar.tsx'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { Button } from '#client/ui/button.tsx'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import type { Member } from '#resources/members/contract.ts'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import { messages } from './messages.ts'
import type { Teams } from './teams.ts'
import type { BulkActions, Change } from './use-bulk-actions.ts'

type Props = { selection: Selection<Member>; actions: BulkActions; teams: Teams }

const CHANGES = [
  ['teamId', IconUsers],
  ['job', IconBriefcase],
] as const

/** Bulk actions for the selected members. */
export function SelectedMembers({ selection: { rows, clear }, actions, teams }: Props) {
  const { t } = useLocale(messages)
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
              <Button
                key={field}
                kind="quiet"
                icon={Icon}
                label={t(`change_${field}`)}
                disabled={isBusy}
                onClick={() => setChanging(field)}
              />
            ))}
            {archived.length > 0 && (
              <Button
                kind="quiet"
                icon={IconArchiveOff}
                isBusy={isBusy}
                label={t('restore')}
                onClick={() => void restore(archived)}
              />
            )}
            {active.length > 0 && (
              <Button
                kind="quiet"
                isDanger
                icon={IconArchive}
                isBusy={isBusy}
                label={t('archive')}
                onClick={() => void archive(active)}
              />
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

type ChangeDialogProps = {
  field: 'teamId' | 'job'
  members: readonly Member[]
  teams: Teams
  onChange: (change: Change) => void
  onClose: () => void
}

/** Asks for the new team or job of the selected members. Their rows show the result, so it closes right away. */
function ChangeDialog({ field, members, teams, onChange, onClose }: ChangeDialogProps) {
  const { t, language } = useLocale(messages)
  const now = new Set(members.map(member => String(member[field])))
  const [shared = ''] = now.size === 1 ? now : []
  const [chosen, setChosen] = useState(shared)
  const choices: Change[] =
    field === 'teamId'
      ? teams.options.map(({ value, label }) => ({ fields: { teamId: value }, to: label }))
      : JOBS.map(job => ({ fields: { job }, to: JOB_NAMES[job][language] }))
  const keyOf = ({ fields }: Change) => String('teamId' in fields ? fields.teamId : fields.job)
  const change = choices.find(choice => keyOf(choice) === chosen)
  return (
    <FormDialog
      title={t(`changeOf_${field}`, { count: members.length })}
      submitLabel={t('change')}
      isIncomplete={chosen === shared}
      onSubmit={event => {
        event?.preventDefault()
        if (!change || chosen === shared) return
        onClose()
        onChange(change)
      }}
      onClose={onClose}
    >
      <SelectField
        label={t(field)}
        value={chosen}
        options={[
          ...(shared === '' ? [{ value: '', label: t(field === 'teamId' ? 'chooseTeam' : 'chooseJob') }] : []),
          ...choices.map(choice => ({ value: keyOf(choice), label: choice.to })),
        ]}
        onChange={event => setChosen(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
