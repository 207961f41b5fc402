import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { openapiQuery } from '#client/api/openapi.ts'
import { MethodBadge } from '#client/http/method-badge.tsx'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { linkToReplay } from '#pages/page8/page8_04-traffic/links.ts'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { NoRequest } from '#pages/page8/page8_04-traffic/no-request.tsx'
import { practiceLink } from '#pages/page8/page8_04-traffic/replay/shared-call.ts'
import { useSandboxName } from '#pages/page8/page8_04-traffic/sandboxes.ts'
import { curlOf } from '#pages/page8/page8_04-traffic/terminal/curl-of.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { type BodyState, replyBodyOf, requestBodyOf } from './body-state.ts'
import { BodyView } from './body-view.tsx'
import { useEntry } from './entry-query.ts'
import { OutcomeCard } from './outcome-card.tsx'

const ENTRY_HEIGHT_PX = 640

/** `/:requestId`, a number or an X-Request-Id: one request, as far as it was recorded. */
export function EntryPage() {
  const { requestId = '' } = useParams()
  const { query, isGone } = useEntry(requestId)
  const t = useMessages(messages)
  if (isGone) return <NoRequest />
  const entry = query.data
  return (
    <>
      <PageHead
        subpage={{
          title: t('requestNumber', { id: entry?.id ?? requestId }),
          text: entry ? <RequestLine entry={entry} /> : '\u00a0',
        }}
        actions={entry && <EntryActions entry={entry} />}
      />
      <Loaded query={query} height={ENTRY_HEIGHT_PX}>
        {loaded => <EntryCards entry={loaded} />}
      </Loaded>
    </>
  )
}

function EntryActions({ entry }: { entry: TrafficDetail }) {
  const t = useMessages(messages)
  const { data: practicePath } = useQuery({ ...openapiQuery, select: document => practiceLink(document, entry) })
  return (
    <>
      <Button label={t('copyCurl')} onClick={() => void copyText(curlOf(entry, location.origin))} />
      {practicePath && <ButtonLink label={t('openPractice')} to={practicePath} />}
      <ButtonLink kind="main" label={t('sendAgain')} to={linkToReplay(entry.id)} />
    </>
  )
}

function EntryCards({ entry }: { entry: TrafficDetail }) {
  const t = useMessages(messages)
  const sandboxName = useSandboxName(entry.sandboxId)
  return (
    <div className={`${look.stack} ${look.measure}`}>
      <OutcomeCard entry={entry} sandboxName={sandboxName} />
      <div className={look.columns} style={{ '--column': '440px' }}>
        <MessageCard
          title={t('request')}
          headers={entry.requestHeaders}
          body={requestBodyOf(entry)}
          bodyLabel={t('requestBody')}
        />
        {entry.status !== 0 && (
          <MessageCard
            title={t('replyTitle')}
            headers={entry.replyHeaders}
            body={replyBodyOf(entry)}
            bodyLabel={t('replyBody')}
          />
        )}
      </div>
    </div>
  )
}

export const RequestLine = ({ entry: { method, path } }: { entry: Pick<TrafficDetail, 'method' | 'path'> }) => (
  <span className={`${look.inline} ${look.baseline}`} data-gap="8">
    <MethodBadge method={method} /> <code className={look.mono}>{path}</code>
  </span>
)

type Props = { title: string; headers: Record<string, string>; body: BodyState; bodyLabel: string }

/** One direction of an exchange: its body, with its headers collapsed below. */
function MessageCard({ title, headers, body, bodyLabel }: Props) {
  const t = useMessages(messages)
  const entries = Object.entries(headers)
  return (
    <Card title={title}>
      <div className={look.stack} data-gap="12">
        <BodyView label={bodyLabel} body={body} />
        {entries.length > 0 && (
          <details>
            <summary className={`${look.medium} ${look.summary}`}>{t('headers', { count: entries.length })}</summary>
            <dl data-gap="4" data-above="8" className={`${look.facts} ${look.mono} ${look.pairs}`}>
              {entries.map(([name, value]) => (
                <Fact key={name} name={name}>
                  {value}
                </Fact>
              ))}
            </dl>
          </details>
        )}
      </div>
    </Card>
  )
}
