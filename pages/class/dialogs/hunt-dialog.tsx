import * as z from 'zod/mini'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { messages } from '#pages/class/messages.ts'
import { endClassHunt, startClassHunt } from '#resources/classes/contract.ts'
import { BUG_LEVELS, type BugLevel, MAX_BUGS } from '#shared/platform/bugs.ts'
import type { Whom } from './message-dialog.tsx'

const MINUTES = ['15', '30', '60', '120'] as const
const Schema = z.object({ bugs: z.int().check(z.minimum(1), z.maximum(MAX_BUGS)) })
type Values = { bugs: number | null; level: BugLevel | ''; minutes: (typeof MINUTES)[number] }
const FIRST: Values = { bugs: 5, level: '', minutes: '60' }

/** Lets learners hunt the same bugs. */
export function HuntDialog({ whom: { classId, accountIds, name }, onClose }: { whom: Whom; onClose: () => void }) {
  const t = useMessages(messages)
  const params = { classId }
  const ending = useAction(endClassHunt, {
    cause: 'classes',
    failed: reason => t('failed', { reason }),
    done: () => t('huntEnded'),
  })
  const starting = useAction(startClassHunt, {
    cause: 'classes',
    done: ({ learners }) => t('huntStarted', { count: learners }),
    undo: () => () => ending.run({ params }),
  })
  const { field, formProps } = useContractForm({
    schema: Schema,
    initialValues: FIRST,
    words: messages,
    send: async ({ bugs, level, minutes }) => {
      const body = { bugs: bugs ?? 1, minutes: Number(minutes), level: level || undefined, accountIds }
      await starting.send({ params, body })
    },
    onSent: onClose,
  })
  return (
    <FormDialog title={t('huntTitle', { whom: name })} submitLabel={t('startHunt')} {...formProps} onClose={onClose}>
      <NumberField {...field('bugs', { label: t('bugs'), help: t('bugsHelp', { most: MAX_BUGS }) })} maxLength={2} />
      <SelectField
        {...field('level', { label: t('level') })}
        options={(['', ...BUG_LEVELS] as const).map(value => ({ value, label: t(`level_${value}`) }))}
      />
      <SelectField
        {...field('minutes', { label: t('minutes') })}
        options={MINUTES.map(value => ({ value, label: value }))}
      />
    </FormDialog>
  )
}
