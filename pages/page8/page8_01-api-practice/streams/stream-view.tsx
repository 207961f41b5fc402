import { useEffect } from 'react'
import { FollowCode } from './code/follow-code.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { disconnect, EMPTY_FEED, useFeeds } from './feeds.ts'
import { FrameLog } from './frame-log.tsx'
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
