import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import type { Team } from '#resources/teams/contract.ts'
import { messages } from './messages.ts'

type Props = { teams: readonly Team[]; value: number | undefined; onChange: (teamId: number | undefined) => void }

/** Narrows the board to the tickets that a team sees to. */
export function TeamFilter({ teams, value, onChange }: Props) {
  const t = useMessages(messages)
  const language = useLanguage()
  return (
    <SelectField
      label={t('team')}
      value={value ?? ''}
      options={[
        { value: '', label: t('anyTeam') },
        ...teams.map(({ id, name }) => ({ value: String(id), label: name[language] })),
      ]}
      onChange={event => onChange(Number(event.currentTarget.value) || undefined)}
    />
  )
}
