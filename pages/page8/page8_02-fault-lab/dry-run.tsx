import { useState } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { previewFault } from '#resources/faults/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { REQUEST_METHODS } from '#shared/platform/faults.ts'
import { messages } from './messages.ts'

type Values = { method: (typeof REQUEST_METHODS)[number]; requestPath: string }
const START: Values = { method: 'GET', requestPath: '/api/profile' }

const checkPath = ({ requestPath }: Values): Issues =>
  requestPath.startsWith('/') ? {} : { requestPath: { code: 'path' } }

/** Asks the server which fault a request would hit, without sending it. */
export function DryRun() {
  const t = useMessages(messages)
  const [outcome, setOutcome] = useState<ReplyBody<typeof previewFault> | null>(null)
  const { field, formProps } = useContractForm<Values>({
    initialValues: START,
    words: messages,
    check: checkPath,
    async send({ method, requestPath: path }) {
      // If it is refused, nothing is known about this request.
      setOutcome(null)
      setOutcome(await api.call(previewFault, { query: { method, path } }))
    },
  })
  return (
    <Card title={t('dryRun')}>
      <p className={look.dim} data-below="16">
        {t('dryRunText')}
      </p>
      <Form label={t('dryRun')} {...formProps} submit={t('test')} isMinor>
        <div className={look.columns} style={{ '--column': '180px' }} data-gap="12">
          <SelectField
            {...field('method', { label: t('method') })}
            options={REQUEST_METHODS.map(value => ({ value, label: value }))}
          />
          <TextField
            {...field('requestPath', { label: t('requestPath') })}
            maxLength={2_000}
            spellCheck={false}
            autoComplete="off"
          />
        </div>
      </Form>
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
    </Card>
  )
}

function Outcome({ outcome: { endpoint, rule, call, applied } }: { outcome: ReplyBody<typeof previewFault> }) {
  const t = useMessages(messages)
  if (endpoint !== 'open')
    return (
      <p className={`${look.raised} ${look.rounded}`} data-pad="8 12" data-above="16">
        {t(endpoint)}
      </p>
    )
  if (!rule)
    return (
      <p className={`${look.raised} ${look.rounded}`} data-pad="8 12" data-above="16">
        {t('untouched')}
      </p>
    )
  const name = rule.path === '*' ? t('allEndpoints') : rule.path
  if (applied === 'none')
    return (
      <p className={`${look.raised} ${look.rounded}`} data-pad="8 12" data-above="16">
        {t('notThisCall', { call, rule: name })}
      </p>
    )
  return (
    <p className={`${look.raised} ${look.rounded}`} data-pad="8 12" data-above="16">
      {t('thisCall', { call, rule: name })} <code>{applied}</code>
    </p>
  )
}
