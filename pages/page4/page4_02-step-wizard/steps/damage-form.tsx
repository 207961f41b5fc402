import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import { DamageStep } from '#resources/repair-drafts/contract.ts'
import { DAMAGE_CATEGORIES } from '#resources/repair-drafts/rules.ts'
import { PRIORITIES } from '#resources/tickets/rules.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

// Empty, so that the schema refuses it until a category is chosen.
const EMPTY: DamageStep = { category: '' as DamageStep['category'], description: '', urgency: 'normal' }

export function DamageForm({ draft, onSaved, onBack, onTyped }: StepProps) {
  const t = useMessages(messages)
  const stepForm = useStepForm({ draft, step: 'damage', schema: DamageStep, empty: EMPTY, onSaved })
  const { field } = stepForm
  const say = (name: keyof DamageStep, values: DamageStep) =>
    name === 'description' ? values.description : values[name] && t(values[name])
  return (
    <StepFrame step="damage" stepForm={stepForm} say={say} onBack={onBack} onTyped={onTyped}>
      <SelectField
        {...field('category', { label: t('category') })}
        options={[{ value: '', label: t('choose') }, ...DAMAGE_CATEGORIES.map(value => ({ value, label: t(value) }))]}
      />
      <TextAreaField
        {...field('description', { label: t('description'), help: t('descriptionHelp') })}
        rows={5}
        maxLength={1000}
      />
      <SelectField
        {...field('urgency', { label: t('urgency') })}
        options={PRIORITIES.map(value => ({ value, label: t(value) }))}
      />
    </StepFrame>
  )
}
