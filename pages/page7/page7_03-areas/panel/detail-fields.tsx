import type { UseFormReturnType } from '@mantine/form'
import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { type Area, AreaFields } from '#resources/areas/contract.ts'
import { MAX_NAME_LENGTH } from '#resources/areas/rules.ts'
import { OverlapField } from './overlap-field.tsx'
import type { Teams } from './use-teams.ts'

/** What a form edits; the shape is edited on the map. */
export const AreaDetails = z.pick(AreaFields, { name: true, teamId: true, mayOverlap: true })
export type AreaDetails = z.output<typeof AreaDetails>
export const detailsOf = ({ name, teamId, mayOverlap }: Area): AreaDetails => ({ name, teamId, mayOverlap })

type Props = { form: UseFormReturnType<AreaDetails>; teams: Teams; readOnly: boolean }

export function DetailFields({ form, teams, readOnly }: Props) {
  const t = useMessages(messages)
  const { teamId, mayOverlap } = form.values
  const name = (path: 'name.en' | 'name.zh', lang: string) => ({
    ...form.getInputProps(path),
    lang,
    readOnly,
    maxLength: MAX_NAME_LENGTH,
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...name('name.zh', 'zh-Hant')} label={t('nameZh')} />
      <TextField {...name('name.en', 'en')} label={t('nameEn')} />
      <SelectField
        {...form.getInputProps('teamId')}
        label={t('team')}
        disabled={readOnly}
        value={teamId === null ? '' : String(teamId)}
        onChange={({ currentTarget: { value } }) => form.setFieldValue('teamId', value === '' ? null : Number(value))}
        options={[{ value: '', label: t('noTeam') }, ...teams.options]}
      />
      <OverlapField
        label={t('mayOverlap')}
        disabled={readOnly}
        checked={mayOverlap}
        onChange={value => form.setFieldValue('mayOverlap', value)}
      />
    </>
  )
}
