import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_02-fault-lab/messages.ts'
import type { FaultRule } from '#resources/faults/contract.ts'
import {
  BREAKS,
  FAULT_HEADER,
  LIFETIME_SECONDS,
  METHODS,
  NUMBER_NAMES,
  type NumberName,
  parseOwnFault,
  RANGES,
  SOCKET_FAULTS,
  writeFault,
} from '#shared/platform/faults.ts'
import { useEndpoints } from './endpoints.ts'
import { sentenceOf } from './rule-sentence.ts'
import { CHOICES, FAILURE_NAMES, FAILURES, fieldsOf, valuesOf, valuesOfText } from './rule-values.ts'
import { useRuleForm } from './use-rule-form.ts'

type Props = {
  rule: FaultRule | null
  /** The rule of the link that the page was opened with. */
  linked: string | undefined
  onDone: () => void
}

export function RuleForm({ rule, linked, onDone }: Props) {
  const t = useMessages(messages)
  const given = linked === undefined ? { values: valuesOf(rule), isWhole: true } : valuesOfText(linked)
  const { form, field, isSending, formProps } = useRuleForm(rule, given.values, onDone)
  const { values } = form
  const { fault } = fieldsOf(values)
  const written = writeFault(fault)
  const isForOne = written !== '' && parseOwnFault(written).fault !== null

  const rangeOf = (name: NumberName | 'seconds') => {
    const [least, most] = name === 'seconds' ? [1, LIFETIME_SECONDS] : RANGES[name]
    return t('range', { least, most })
  }
  // Each field has a help line from the start: an error that added one would move the button while it is being pressed.
  const number = (name: NumberName | 'seconds', help = rangeOf(name)) => (
    <NumberField
      key={name}
      {...field(name, { label: t(name === 'session' ? 'session_field' : name), help })}
      maxLength={10}
    />
  )
  const isNumber = (name: string): name is NumberName => NUMBER_NAMES.some(one => one === name)

  return (
    <Card title={t(rule ? 'editTitle' : 'newRule')}>
      {!given.isWhole && (
        <p role="alert" className={`${look.bad} ${look.breaking}`}>
          {t('unreadable', { rule: linked ?? '' })}
        </p>
      )}
      <Form
        label={t(rule ? 'editTitle' : 'newRule')}
        {...formProps}
        actions={
          <>
            {/* A link brings to what it asks for. */}
            <Button
              kind="main"
              type="submit"
              isBusy={isSending}
              autoFocus={linked !== undefined}
              label={t(rule ? 'saveChange' : 'save')}
            />
            {rule && <Button label={t('cancel')} disabled={isSending} onClick={onDone} />}
          </>
        }
      >
        <EndpointField
          method={values.method}
          path={values.path}
          onChange={target => {
            form.setFieldValue('method', target.method)
            form.setFieldValue('path', target.path)
          }}
        />
        <fieldset>
          <legend className={look.strong} data-below="8">
            {t('failure')}
          </legend>
          <div className={look.columns} style={{ '--column': '180px' }} data-gap="12">
            <SelectField
              {...field('failure', { label: t('failureType') })}
              options={FAILURE_NAMES.map(value => ({ value, label: t(`f_${value}`) }))}
            />
            {number('delay')}
            {FAILURES[values.failure].map(name => isNumber(name) && number(name))}
            {values.failure === 'break' && (
              <SelectField
                {...field('break', { label: t('break') })}
                options={BREAKS.map(value => ({ value, label: t(value) }))}
              />
            )}
            {values.failure === 'socket' && (
              <SelectField
                {...field('socket', { label: t('socket') })}
                options={SOCKET_FAULTS.map(value => ({ value, label: t(`s_${value}`) }))}
              />
            )}
          </div>
        </fieldset>
        <fieldset>
          <legend className={look.strong} data-below="8">
            {t('affectedCalls')}
          </legend>
          <div className={look.columns} style={{ '--column': '180px' }} data-gap="12">
            <SelectField
              {...field('choice', { label: t('choice') })}
              options={CHOICES.map(value => ({ value, label: t(`c_${value}`) }))}
            />
            {values.choice !== 'all' && number(values.choice)}
            {values.choice === 'p' && number('seed', t('seedHelp'))}
          </div>
        </fieldset>
        <details>
          <summary data-below="8" className={`${look.fit} ${look.strong}`}>
            {t('rare')}
          </summary>
          <div className={look.columns} style={{ '--column': '180px' }} data-gap="12">
            <SelectField
              {...field('method', { label: t('method') })}
              options={METHODS.map(value => ({ value, label: value === '*' ? t('anyMethod') : value }))}
            />
            <TextField
              {...field('path', { label: t('path'), help: t('pathHelp') })}
              spellCheck={false}
              autoComplete="off"
            />
            {(['jitter', 'drip'] as const).map(name => number(name))}
            {values.choice !== 'p' && values.jitter !== null && number('seed', t('seedHelp'))}
            {number('seconds', t('secondsHelp'))}
          </div>
        </details>
        {written !== '' && (
          <p className={`${look.strong} ${look.breaking}`} role="status">
            {sentenceOf(fieldsOf(values), t)}
          </p>
        )}
        {isForOne && (
          <p className={`${look.stack} ${look.raised} ${look.rounded}`} data-pad="8 12" data-gap="2">
            <span className={look.dim}>{t('singleRequest')}</span>
            <code>
              {FAULT_HEADER}: {written}
            </code>
          </p>
        )}
      </Form>
    </Card>
  )
}

type Target = { method: (typeof METHODS)[number]; path: string }
const ALL: Target = { method: '*', path: '*' }
const keyOf = ({ method, path }: Target) => `${method} ${path}`

/** A choice of the server's endpoints. Patterns are written in the fields below. */
function EndpointField({ method, path, onChange }: Target & { onChange: (target: Target) => void }) {
  const t = useMessages(messages)
  const { data: endpoints = [] } = useEndpoints()
  const targets = [ALL, ...endpoints]
  const value = keyOf({ method, path })
  const known = endpoints.some(endpoint => keyOf(endpoint) === value)
  return (
    <SearchField
      label={t('endpoint')}
      help={t('endpointHelp')}
      value={value}
      valueLabel={known ? value : value === keyOf(ALL) ? t('allEndpoints') : t('ownPattern')}
      options={() => [
        { value: keyOf(ALL), label: t('allEndpoints') },
        ...endpoints.map(endpoint => ({ value: keyOf(endpoint), label: keyOf(endpoint), note: endpoint.id })),
      ]}
      onChange={chosen => {
        const target = targets.find(one => keyOf(one) === chosen)
        if (target) onChange(target)
      }}
    />
  )
}
