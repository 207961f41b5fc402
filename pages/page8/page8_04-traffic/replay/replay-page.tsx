import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { openapiQuery } from '#client/api/openapi.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkTo } from '#client/router/links.ts'
import { sessionQuery } from '#client/session/session.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
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
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { type Obstacle, obstacleTo } from '#shared/platform/traffic.ts'
import styles from './replay-page.module.css'
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
        actions={<ButtonLink label={t('requestNumber', { id })} to={linkTo(['page8_04', id])} />}
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
      actions={practicePath && <ButtonLink kind="main" label={t('openPractice')} to={practicePath} />}
    >
      {t(`obstacle_${obstacle}`)}
    </Notice>
  )
}

type Props = {
  entry: TrafficDetail
  workplaces: readonly Sandbox[]
  ownId: string
  isSending: boolean
  onSend: (sandboxId: string) => void
}

/** Chooses where to send it: by default to the sandbox of the first time. */
function ReplayForm({ entry, workplaces, ownId, isSending, onSend }: Props) {
  const t = useMessages(messages)
  const isThere = workplaces.some(({ id }) => id === entry.sandboxId)
  const [sandboxId, setSandboxId] = useState(isThere ? entry.sandboxId : ownId)
  return (
    <div className={`${look.firstGrows} ${look.row} ${look.top} ${styles.form}`} data-above="16" data-gap="12">
      <SelectField
        label={t('where')}
        help={isThere ? (sandboxId === ownId ? undefined : t('otherSandboxNote')) : t('gone')}
        value={sandboxId}
        onChange={event => setSandboxId(event.currentTarget.value)}
        options={workplaces.map(({ id, name }) => ({
          value: id,
          label: id === entry.sandboxId ? t('sameSandbox', { name }) : name,
        }))}
      />
      <Button kind="main" isBusy={isSending} label={t('sendAgain')} onClick={() => onSend(sandboxId)} />
    </div>
  )
}
