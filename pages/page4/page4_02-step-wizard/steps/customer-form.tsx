import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ChoicesField } from '#client/ui/choices/choices.tsx'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import { CustomerStep } from '#resources/repair-drafts/contract.ts'
import { CONTACT_WAYS } from '#resources/repair-drafts/rules.ts'
import { listRepairCustomers, type RepairCustomer } from '#resources/repairs/contract.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

const EMPTY: CustomerStep = { customerId: 0, contactName: '', contactBy: 'phone', contact: '' }

export function CustomerForm(props: StepProps) {
  const customers = useRead(listRepairCustomers)
  return (
    <Loaded query={customers} height={330}>
      {({ rows }) => <Fields customers={rows} {...props} />}
    </Loaded>
  )
}

function Fields({ customers, draft, onSaved, onBack, onTyped }: StepProps & { customers: RepairCustomer[] }) {
  const { t, language } = useLocale(messages)
  const stepForm = useStepForm({ draft, step: 'customer', schema: CustomerStep, empty: EMPTY, onSaved })
  const { form, field } = stepForm
  const { contactBy, customerId } = form.values
  const labelOf = ({ name, place }: RepairCustomer) => `${name[language]} · ${place[language]}`
  const find = (id: number) => customers.find(one => one.id === id)
  const chosen = find(customerId)
  const say = (name: keyof CustomerStep, values: CustomerStep) => {
    if (name === 'customerId') return find(values.customerId)?.name[language] ?? ''
    return name === 'contactBy' ? t(values.contactBy) : values[name]
  }
  return (
    <StepFrame step="customer" stepForm={stepForm} say={say} onBack={onBack} onTyped={onTyped}>
      <SearchField
        {...field('customerId', { label: t('customerId'), help: t('customerIdHelp') })}
        value={String(customerId)}
        valueLabel={chosen ? labelOf(chosen) : ''}
        options={() => customers.map(one => ({ value: String(one.id), label: labelOf(one) }))}
        onChange={value => form.setFieldValue('customerId', Number(value))}
      />
      <TextField {...field('contactName', { label: t('contactName') })} autoComplete="off" />
      <ChoicesField
        label={t('contactBy')}
        value={contactBy}
        choices={CONTACT_WAYS.map(value => ({ value, label: t(value) }))}
        onChange={way => form.setFieldValue('contactBy', way)}
      />
      <TextField
        {...field('contact', { label: contactBy === 'phone' ? t('contactPhone') : t('contactEmail') })}
        inputMode={contactBy === 'phone' ? 'tel' : 'email'}
        autoComplete="off"
      />
    </StepFrame>
  )
}
