import { useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { type Hunt, reportBug } from '#resources/hunts/contract.ts'
import { listTraffic, readTraffic } from '#resources/traffic/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { MISS_COST, STATUS_PLACE } from '#shared/platform/bugs.ts'
import { messages } from './messages.ts'
import { placesIn } from './places.ts'

const LISTED = 100
const EMPTY = { requestId: '', second: '', place: '', expected: '', seen: '' }
type Values = typeof EMPTY

const check = ({ second: _, ...needed }: Values): Issues =>
  Object.fromEntries(
    Object.entries(needed)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => [name, { code: 'required' }]),
  )

/** Which response was wrong, where, what was expected and what was seen. */
export function ReportCard({ hunt }: { hunt: Hunt }) {
  const { t } = useLocale(messages)
  const reporting = useAction(reportBug)
  const [reply, setReply] = useState<ReplyBody<typeof reportBug> | null>(null)
  const { form, field, formProps } = useContractForm<Values>({
    initialValues: EMPTY,
    words: messages,
    check,
    async send({ requestId, second, place, expected, seen }) {
      const requestIds = [requestId, second].filter(Boolean)
      const body = { requestIds, at: { requestId, place }, expected, seen }
      const answer = await reporting.send({ params: { huntId: hunt.id }, body })
      setReply(answer)
      // What was no bug can be corrected and sent again.
      if (answer.verdict !== 'right') form.setValues(EMPTY)
    },
  })
  const requests = useRequests(hunt)
  return (
    <Card title={t('report')}>
      <p className={look.intro}>{t('reportText')}</p>
      <Form label={t('report')} submit={t('send')} {...formProps}>
        <SelectField
          {...field('requestId', { label: t('request') })}
          onChange={({ currentTarget: { value } }) => {
            form.setFieldValue('requestId', value)
            form.setFieldValue('place', '')
          }}
          options={[{ value: '', label: t(requests.length > 0 ? 'choose' : 'noRequest') }, ...requests]}
        />
        <PlaceField
          {...field('place', { label: t('place'), help: t('placeHelp') })}
          requestId={form.values.requestId}
        />
        <SelectField
          {...field('second', { label: t('second'), help: t('secondHelp') })}
          options={[{ value: '', label: t('none') }, ...requests]}
        />
        <TextAreaField {...field('expected', { label: t('expected') })} rows={2} maxLength={500} />
        <TextAreaField {...field('seen', { label: t('seen') })} rows={2} maxLength={500} />
      </Form>
      <Verdict reply={reply} />
    </Card>
  )
}

/** The latest requests in the hunt's sandbox. */
function useRequests({ sandboxId }: Hunt) {
  const formats = useFormats()
  const { data } = useRead(listTraffic, { query: { limit: LISTED } }, { staleTime: 0 })
  return (data?.rows ?? [])
    .filter(row => row.sandboxId === sandboxId)
    .map(({ requestId, method, path, status, at }) => ({
      value: requestId,
      label: `${formats.moment(at, 'timeSeconds')} ${method} ${path} ${status}`,
    }))
}

type PlaceProps = {
  label: string
  help: React.ReactNode
  error?: React.ReactNode
  value: string
  readOnly: boolean
  requestId: string
  onChange: (place: string) => void
}

function PlaceField({ requestId, value, ...field }: PlaceProps) {
  const { t } = useLocale(messages)
  const { data } = useRead(readTraffic, { params: { requestId } }, { enabled: requestId !== '' })
  const status = data ? t('statusPlace', { status: data.status }) : ''
  const labelOf = (place: string, text: string) => `${place} = ${text}`
  const options = () => [
    ...(data ? [{ value: STATUS_PLACE, label: status }] : []),
    ...placesIn(data?.replyBody ?? null).map(one => ({ value: one.place, label: labelOf(one.place, one.value) })),
  ]
  return (
    <SearchField
      {...field}
      value={value}
      valueLabel={value === STATUS_PLACE ? status : value === '' ? t('choose') : value}
      options={options}
    />
  )
}

/** What the server says about the report that was sent last. */
function Verdict({ reply }: { reply: ReplyBody<typeof reportBug> | null }) {
  const { t, language } = useLocale(messages)
  return (
    <p role="status" className={reply?.verdict === 'right' ? look.bad : look.strong}>
      {reply && t(`verdict_${reply.verdict}`, { wrong: reply.bug?.wrong[language] ?? '', count: MISS_COST })}
    </p>
  )
}
