import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import { listRoomMessages } from '#resources/rooms/contract.ts'
import { prepend, type RoomLog } from './room-log.ts'
import { changeLog, type RoomKey } from './use-room.ts'

/** Adds the page of messages before the first one to the log of a room. */
export function useOlder(key: RoomKey, [first]: RoomLog['messages']) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const client = useQueryClient()
  const [isLoading, setIsLoading] = useState(false)
  // Scrolling asks more often than the component renders.
  const isBusy = useRef(false)

  async function load() {
    if (!first || isBusy.current) return
    isBusy.current = true
    setIsLoading(true)
    try {
      const { roomId } = key
      const older = await api.call(listRoomMessages, { params: { roomId }, query: { before: first.number } })
      changeLog(client, key, log => prepend(log, older))
    } catch (error) {
      toast.error(t('notDone', { reason: describe(error) }), { cause: 'older' })
    } finally {
      isBusy.current = false
      setIsLoading(false)
    }
  }
  return { isLoading, load: () => void load() }
}
