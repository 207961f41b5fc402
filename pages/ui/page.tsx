import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { Choices } from '#client/ui/choices/choices.tsx'
import { Switch } from '#client/ui/choices/switch.tsx'
import { ColorField } from '#client/ui/color/color-field.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import { DropZone } from '#client/ui/files/drop-zone.tsx'
import { DayFilters } from '#client/ui/filters/day-filters.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { StepField } from '#client/ui/number/step-field.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { Surfaces } from './surfaces.tsx'

type State = { label: string; help?: string; error?: string; disabled?: boolean; readOnly?: boolean }

export default function ComponentsPage() {
  const t = useMessages(messages)
  return (
    <div style={{ maxWidth: 960 }}>
      <p className={look.dim}>{t('states')}</p>
      <Fields />
      <Checks />
      <Section title={t('buttons')}>
        <Button kind="main" label={t('main')} />
        <Button label={t('plain')} />
        <Button kind="quiet" label={t('quiet')} />
        <Button isDanger label={t('danger')} />
        <Button label={t('disabled')} disabled />
        <Button isBusy label={t('working')} />
      </Section>
      <Surfaces
        section={(title, children) => (
          <Section key={title} title={title}>
            {children}
          </Section>
        )}
      />
      <ExampleForm />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={look.panel} aria-label={title}>
      <h2 data-below="12">{title}</h2>
      <div className={`${look.columns} ${styles.states}`} style={{ '--column': '200px' }} data-gap="12">
        {children}
      </div>
    </section>
  )
}

/** The states of a field, side by side. */
function States({ title, hasBusy = true, children }: StatesProps) {
  const t = useMessages(messages)
  return (
    <Section title={title}>
      {children({ label: t('rest'), help: t('help') })}
      {children({ label: t('error'), error: t('refused') })}
      {children({ label: t('disabled'), disabled: true })}
      {hasBusy && children({ label: t('busy'), readOnly: true })}
    </Section>
  )
}
type StatesProps = { title: string; hasBusy?: boolean; children: (state: State) => ReactNode }

function Fields() {
  const t = useMessages(messages)
  const [value, setValue] = useState({
    text: 'Strive',
    place: 'north',
    day: '2026-11-30',
    time: '2026-11-30T14:05',
    number: 12 as number | null,
    color: '#3f51c7',
  })
  const [days, setDays] = useState<{ from?: string | undefined; to?: string | undefined }>({
    from: '2026-11-05',
    to: '2026-11-20',
  })
  const set = (patch: Partial<typeof value>) => setValue(before => ({ ...before, ...patch }))
  const places = (['north', 'south', 'east'] as const).map(place => ({ value: place, label: t(place) }))
  const text = { value: value.text, onChange: handleText, autoComplete: 'off' }
  const number = { value: value.number, onChange: (next: number | null) => set({ number: next }) }

  function handleText(event: { currentTarget: { value: string } }) {
    set({ text: event.currentTarget.value })
  }
  return (
    <>
      <States title={t('text')}>{state => <TextField key={state.label} {...state} {...text} />}</States>
      <States title={t('area')}>{state => <TextAreaField key={state.label} {...state} {...text} rows={2} />}</States>
      <States title={t('password')}>{state => <PasswordField key={state.label} {...state} {...text} />}</States>
      <States title={t('select')} hasBusy={false}>
        {state => (
          <SelectField
            key={state.label}
            {...state}
            value={value.place}
            options={places}
            onChange={event => set({ place: event.currentTarget.value })}
          />
        )}
      </States>
      <States title={t('search')}>
        {({ disabled, ...state }) =>
          !disabled && (
            <SearchField
              key={state.label}
              {...state}
              value={value.place}
              valueLabel={places.find(place => place.value === value.place)?.label ?? ''}
              options={() => places}
              onChange={place => set({ place })}
            />
          )
        }
      </States>
      <States title={t('date')}>
        {state => (
          <DateField key={state.label} {...state} min="2026-11-03" value={value.day} onChange={day => set({ day })} />
        )}
      </States>
      <States title={t('dateTime')}>
        {state => (
          <DateField key={state.label} {...state} hasTime value={value.time} onChange={time => set({ time })} />
        )}
      </States>
      <Section title={t('range')}>
        <DayFilters {...days} onChange={next => setDays(before => ({ ...before, ...next }))} />
      </Section>
      <States title={t('number')}>{state => <NumberField key={state.label} {...state} {...number} />}</States>
      <States title={t('step')}>{state => <StepField key={state.label} {...state} {...number} max={20} />}</States>
      <Section title={t('color')}>
        <ColorField label={t('rest')} help={t('help')} value={value.color} onChange={color => set({ color })} />
        <ColorField label={t('error')} error={t('refused')} value={value.color} onChange={color => set({ color })} />
      </Section>
    </>
  )
}

function Checks() {
  const t = useMessages(messages)
  const [isOn, setIsOn] = useState(true)
  const [place, setPlace] = useState('north')
  const places = ['north', 'south', 'closed'] as const
  const [files, setFiles] = useState<string[]>([])
  const check = (label: string, disabled: boolean) => (
    <Checkbox label={label} isChecked={isOn} disabled={disabled} onChange={setIsOn} />
  )
  return (
    <>
      <Section title={t('checkbox')}>
        {check(t('rest'), false)}
        <label className={look.check}>
          <input
            ref={input => {
              if (input) input.indeterminate = true
            }}
            type="checkbox"
          />
          {t('mixed')}
        </label>
        {check(t('disabled'), true)}
      </Section>
      <Section title={t('radio')}>
        {places.map(one => (
          <label key={one} className={look.check}>
            <input
              type="radio"
              name="radio"
              checked={one === place}
              disabled={one === 'closed'}
              onChange={() => setPlace(one)}
            />
            {t(one)}
          </label>
        ))}
      </Section>
      <Section title={t('switch')}>
        <Switch label={t('rest')} isOn={isOn} onChange={setIsOn} />
        <Switch label={t('disabled')} isOn={isOn} disabled onChange={setIsOn} />
      </Section>
      <Section title={t('choices')}>
        <Choices
          label={t('choices')}
          value={place}
          choices={places.map(one => ({ value: one, label: t(one) }))}
          onChange={setPlace}
        />
      </Section>
      <Section title={t('slider')}>
        <input type="range" aria-label={t('rest')} defaultValue={40} />
        <input type="range" aria-label={t('disabled')} defaultValue={40} disabled />
      </Section>
      <Section title={t('file')}>
        <DropZone
          label={t('file')}
          hint={files.join(', ') || t('drop')}
          isMany
          onFiles={chosen => setFiles(chosen.map(file => file.name))}
        />
      </Section>
    </>
  )
}

const Example = z.object({ name: z.string().check(z.minLength(1)), email: z.email() })

/** A form that is refused: send it empty. */
function ExampleForm() {
  const t = useMessages(messages)
  const { field, formProps } = useContractForm({
    schema: Example,
    initialValues: { name: '', email: '' },
    words: messages,
    send: async () => {},
  })
  return (
    <section className={look.panel} aria-label={t('form')}>
      <h2 data-below="12">{t('form')}</h2>
      <Form label={t('form')} submit={t('send')} {...formProps}>
        <TextField {...field('name', { label: t('name') })} autoComplete="off" />
        <TextField {...field('email', { label: t('email') })} autoComplete="off" />
      </Form>
    </section>
  )
}
