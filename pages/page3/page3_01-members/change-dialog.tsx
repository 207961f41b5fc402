import { useState } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import type { Member } from '#resources/members/contract.ts'
import { JOB_NAMES, JOBS } from '#resources/members/rules.ts'
import { messages } from './messages.ts'
import type { Teams } from './teams.ts'
import type { Change } from './use-bulk-actions.ts'

type Props = {
  field: 'teamId' | 'job'
  members: readonly Member[]
  teams: Teams
  onChange: (change: Change) => void
  onClose: () => void
}

/** Asks for the new team or job of the selected members. Their rows show the result, so it closes right away. */
export function ChangeDialog({ field, members, teams, onChange, onClose }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
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
