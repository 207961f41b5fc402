import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { messages } from '#pages/class/messages.ts'
import { presetMessages } from '#practice/client/faults/preset-name-messages.ts'
import { endClassFault, startClassFault } from '#resources/classes/contract.ts'
import { PRESET_NAMES, type Preset } from '#shared/platform/faults.ts'
import type { Whom } from './message-dialog.tsx'

const MINUTES = ['1', '5', '10', '15'] as const
const FIRST: { preset: Preset; minutes: (typeof MINUTES)[number] } = { preset: 'month-end', minutes: '5' }

/** Turns a practice fault on, for 15 minutes at most. */
export function FaultDialog({ whom, onClose }: { whom: Whom; onClose: () => void }) {
  const t = useMessages(messages)
  const tPreset = useMessages(presetMessages)
  const params = { classId: whom.classId }
  const ending = useAction(endClassFault, {
    cause: 'classes',
    failed: reason => t('failed', { reason }),
    done: () => t('faultEnded'),
  })
  const starting = useAction(startClassFault, {
    cause: 'classes',
    done: ({ learners, preset }) => t('started', { count: learners, preset: tPreset(preset) }),
    undo: () => () => ending.run({ params }),
  })
  const { field, formProps } = useContractForm({
    initialValues: FIRST,
    words: messages,
    send: async ({ preset, minutes }) => {
      const body = { preset, seconds: Number(minutes) * 60, accountIds: whom.accountIds }
      await starting.send({ params, body })
    },
    onSent: onClose,
  })
  return (
    <FormDialog title={t('faultTitle', { whom: whom.name })} submitLabel={t('start')} {...formProps} onClose={onClose}>
      <SelectField
        {...field('preset', { label: t('situation') })}
        options={PRESET_NAMES.map(value => ({ value, label: tPreset(value) }))}
      />
      <SelectField
        {...field('minutes', { label: t('minutes'), help: t('minutesHelp') })}
        options={MINUTES.map(value => ({ value, label: value }))}
      />
    </FormDialog>
  )
}
