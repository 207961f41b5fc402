import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { FormVersion } from '#resources/forms/contract.ts'

type Props = {
  value: number | undefined
  versions: readonly FormVersion[]
  onChange: (formVersion: number | undefined) => void
}

/** Chooses the answers to one version, or to all. */
export function VersionField({ value, versions, onChange }: Props) {
  const t = useMessages(messages)
  return (
    <SelectField
      label={t('formVersion')}
      value={value ?? ''}
      options={[
        { value: '', label: t('anyVersion') },
        ...versions.map(({ number }) => ({ value: String(number), label: t('fillVersion', { number }) })),
      ]}
      onChange={event => onChange(Number(event.currentTarget.value) || undefined)}
    />
  )
}
