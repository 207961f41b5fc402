import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { openapiQuery } from '#client/api/openapi.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkTo } from '#client/router/links.ts'
import { sessionQuery } from '#client/session/session.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { Comparison } from '#pages/page8/page8_04-traffic/compare/comparison.tsx'
import { RequestLine } from '#pages/page8/page8_04-traffic/entry/entry-page.tsx'
import { useEntry } from '#pages/page8/page8_04-traffic/entry/entry-query.ts'
import { messages } from '#pages/page8/page8_04-traffic/messages.ts'
import { NoRequest } from '#pages/page8/page8_04-traffic/no-request.tsx'
import { useWorkplaces } from '#pages/page8/page8_04-traffic/sandboxes.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { type Obstacle, obstacleTo } from '#shared/platform/traffic.ts'
import { ReplayForm } from './replay-form.tsx'
import { practiceLink } from './shared-call.ts'
import { useReplay } from './use-replay.ts'

/** `/:requestId/replay`: sends the request again, and compares the results. */
export function ReplayPage() {
  const { requestId = '' } = useParams()
  const { query, isGone } = useEntry(requestId)
  const t = useMessages(messages)
  if (isGone) return <NoRequest />
  const id = query.data?.id ?? requestId
  return (
    <>
      <PageHead
        subpage={{ title: t('replayTitle', { id }), text: t('replayText') }}
        actions={<ButtonLink to={linkTo(['page8_04', id])}>{t('requestNumber', { id })}</ButtonLink>}
      />
      <Loaded query={query} height={320}>
        {entry => <ReplayView key={entry.id} entry={entry} />}
      </Loaded>
    </>
  )
}

function ReplayView({ entry }: { entry: TrafficDetail }) {
  const t = useMessages(messages)
  const obstacle = obstacleTo(entry)
  const workplaces = useWorkplaces()
  const { data: session } = useQuery(sessionQuery)
  const { send, isSending, result, problem } = useReplay(entry, session?.sandbox.id)
  if (obstacle) return <Hindered entry={entry} obstacle={obstacle} />
  return (
    <div className={`${look.stack} ${look.measure}`} data-gap="16">
      <Card title={t('request')}>
        <RequestLine entry={entry} />
        {workplaces && session ? (
          <ReplayForm
            entry={entry}
            workplaces={workplaces}
            ownId={session.sandbox.id}
            isSending={isSending}
            onSend={send}
          />
        ) : (
          <Skeleton height={62} />
        )}
        <p role="status" style={{ minHeight: '1lh' }} data-above="12">
          {problem ?? (result && t('replayed', { status: result.status || t('cut') }))}
        </p>
      </Card>
      {result && (
        <Comparison
          key={result.id}
          left={entry}
          right={result}
          leftTitle={t('first')}
          rightTitle={t('again')}
          isReplay
        />
      )}
    </div>
  )
}

function Hindered({ entry, obstacle }: { entry: TrafficDetail; obstacle: Obstacle }) {
  const t = useMessages(messages)
  const { data: practicePath } = useQuery({ ...openapiQuery, select: document => practiceLink(document, entry) })
  return (
    <Notice
      tone="locked"
      level={2}
      title={t('obstacle')}
      actions={
        practicePath && (
          <ButtonLink kind="main" to={practicePath}>
            {t('openPractice')}
          </ButtonLink>
        )
      }
    >
      {t(`obstacle_${obstacle}`)}
    </Notice>
  )
}
