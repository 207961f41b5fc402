import { useEffect, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { CopyAs } from '#pages/page8/page8_01-api-practice/code/copy-as.tsx'
import { typeText } from '#pages/page8/page8_01-api-practice/code/types.ts'
import { type Followed, followCurl, followFetch, followInBrowser, followNode } from './code/stream-code.ts'
import { ConnectionCard } from './connection-card.tsx'
import { disconnect, EMPTY_FEED, useFeeds } from './feeds.ts'
import { FrameLog } from './frame-log.tsx'
import { messages } from './messages.ts'
import type { StreamProps } from './stream-props.ts'

/** The controls of a stream or socket, its messages, and its code. Leaving the view closes the connection. */
export function StreamView(props: StreamProps) {
  const { id } = props.operation
  const feed = useFeeds(feeds => feeds[id] ?? EMPTY_FEED)
  useEffect(() => () => disconnect(id), [id])
  return (
    <>
      <ConnectionCard {...props} feed={feed} />
      <FrameLog feed={feed} id={id} />
      <FollowCode {...props} last={feed.last} />
    </>
  )
}

const SSE = ['fetch', 'curl', 'types'] as const
const WS = ['node', 'browser', 'types'] as const
type Kind = (typeof SSE | typeof WS)[number]

/** The same connection as runnable code, resuming after the last number. It names the token but never contains one. */
function FollowCode({ operation, operations, live, last }: StreamProps & { last: number | null }) {
  const t = useMessages(messages)
  const kinds: readonly Kind[] = live.transport === 'SSE' ? SSE : WS
  const [kind, setKind] = useState<Kind>(kinds[0] ?? 'types')
  const followed: Followed = {
    origin: location.origin,
    path: operation.path,
    ticketPath: operations.find(({ id }) => id === live.ticket)?.path ?? '',
    last,
    isAnswered: live.isAnswered,
  }
  const code = {
    fetch: () => followFetch(followed),
    curl: () => followCurl(followed),
    node: () => followNode(followed),
    browser: () => followInBrowser(followed),
    types: () =>
      [
        `export type Message = ${typeText(live.says)}\n`,
        ...(live.hears ? [`export type Sent = ${typeText(live.hears)}\n`] : []),
      ].join('\n'),
  }[kind]()
  return (
    <CopyAs
      kinds={kinds.map(value => ({ value, label: t(`as_${value}`) }))}
      kind={kind}
      onKindChange={setKind}
      code={code}
      note={t(`note_${kind}`)}
    />
  )
}
