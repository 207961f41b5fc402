import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { resumeOutbox, useUnsent } from './outbox.ts'

/** The operator's messages for a room that have not been sent, and the sandbox that new ones go to. */
export function useOutbox(roomId: number) {
  const sandboxId = useQuery(sessionQuery).data?.sandbox.id
  const user = useGlobal(global => global.user)
  const { unsent: all, isPaused } = useUnsent()
  useEffect(() => {
    if (sandboxId) void resumeOutbox()
  }, [sandboxId])
  const unsent = useMemo(
    () => all.filter(one => one.roomId === roomId && one.sandboxId === sandboxId && one.account === user),
    [all, roomId, sandboxId, user],
  )
  return { unsent, isPaused, sandboxId }
}
