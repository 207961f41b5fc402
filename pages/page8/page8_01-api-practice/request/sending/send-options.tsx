import { useId } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { MAX_FAULT_LENGTH } from '#pages/page8/page8_01-api-practice/request/share.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { parseOwnFault } from '#shared/platform/faults.ts'

const COUNTS = [1, 2, 3, 5, 10, 20]
/** The practice faults for a single request, one of each kind. The fault lab has more. */
const FAULTS = [
  'delay=2000',
  'status=503',
  'p=0.5;status=500',
  'lost',
  'offline',
  'break=truncate',
  'duplicate=0',
  'drip=2000',
]

type Props = { values: Values; onChange: (patch: Partial<Values>) => void }

/** How the request is sent: with a practice fault, and how often in parallel. */
export function SendOptions({ values, onChange }: Props) {
  const t = useMessages(messages)
  const listId = useId()
  const isWrong = values.fault !== '' && parseOwnFault(values.fault).fault === null
  const counts = [...new Set([...COUNTS, values.times])].sort((a, b) => a - b)
  return (
    <div className={look.tracks} style={{ '--columns': 'minmax(0, 320px) 104px' }} data-gap="12" data-below="12">
      <TextField
        label={t('withFault')}
        placeholder="delay=2000;p=0.5"
        help={isWrong ? t('faultWrong') : undefined}
        list={listId}
        maxLength={MAX_FAULT_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={values.fault}
        onChange={event => onChange({ fault: event.currentTarget.value.trim() })}
      />
      <datalist id={listId}>
        {FAULTS.map(fault => (
          <option key={fault} value={fault} />
        ))}
      </datalist>
      <SelectField
        label={t('atOnce')}
        value={values.times}
        options={counts.map(count => ({ value: String(count), label: String(count) }))}
        onChange={event => onChange({ times: Number(event.currentTarget.value) })}
      />
    </div>
  )
}
