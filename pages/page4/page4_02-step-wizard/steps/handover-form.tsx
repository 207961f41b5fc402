import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { ChoicesField } from '#client/ui/choices/choices.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import { HandoverStep } from '#resources/repair-drafts/contract.ts'
import { dayInTaiwan, HANDOVER_WAYS, LATEST_HANDOVER_DAYS, wrongInHandoverDay } from '#resources/repair-drafts/rules.ts'
import { listRepairSites, type RepairSite } from '#resources/repairs/contract.ts'
import { dayText } from './day-text.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

const EMPTY: HandoverStep = { way: 'site', siteId: null, address: '', wishedOn: '' }

const check = ({ wishedOn }: HandoverStep): Issues => {
  const code = wishedOn && wrongInHandoverDay(wishedOn, Date.now())
  return code ? { wishedOn: { code } } : {}
}

export function HandoverForm(props: StepProps) {
  // The step only opens once there is a customer. With another one, what is typed here stays.
  const customerId = props.draft.customer?.customerId ?? 0
  const sites = useRead(listRepairSites, { query: { customerId } }, { placeholderData: keepPreviousData })
  return (
    <Loaded query={sites} height={260}>
      {({ rows }) => <Fields sites={rows} {...props} />}
    </Loaded>
  )
}

function Fields({ sites, draft, onSaved, onBack, onTyped }: StepProps & { sites: RepairSite[] }) {
  const { t, language } = useLocale(messages)
  const stepForm = useStepForm({ draft, step: 'handover', schema: HandoverStep, empty: EMPTY, check, onSaved })
  const { form, field } = stepForm
  const { way, siteId } = form.values

  const labelOf = ({ name, place, isNear }: RepairSite) =>
    t(isNear ? 'inCounty' : 'elsewhere', { site: name[language], place: place[language] })
  const nameOf = (id: number | null) => {
    const found = sites.find(site => site.id === id)
    return found ? t('elsewhere', { site: found.name[language], place: found.place[language] }) : ''
  }
  const say = (name: keyof HandoverStep, values: HandoverStep) => {
    if (name === 'siteId') return nameOf(values.siteId)
    if (name === 'way') return t(values.way)
    return name === 'wishedOn' ? dayText(values.wishedOn, language) : values.address
  }
  return (
    <StepFrame step="handover" stepForm={stepForm} say={say} onBack={onBack} onTyped={onTyped}>
      <ChoicesField
        label={t('way')}
        value={way}
        choices={HANDOVER_WAYS.map(value => ({ value, label: t(value) }))}
        onChange={chosen => form.setFieldValue('way', chosen)}
      />
      {way === 'site' ? (
        <SearchField
          {...field('siteId', { label: t('siteId'), help: t('siteIdHelp') })}
          value={String(siteId ?? '')}
          valueLabel={nameOf(siteId)}
          options={() => sites.map(site => ({ value: String(site.id), label: labelOf(site) }))}
          onChange={value => form.setFieldValue('siteId', Number(value))}
        />
      ) : (
        <TextField {...field('address', { label: t('address') })} autoComplete="off" />
      )}
      <DateField
        {...field('wishedOn', { label: t('wishedOn'), help: t('wishedOnHelp') })}
        min={dayInTaiwan(Date.now())}
        max={dayInTaiwan(Date.now(), LATEST_HANDOVER_DAYS)}
      />
    </StepFrame>
  )
}
