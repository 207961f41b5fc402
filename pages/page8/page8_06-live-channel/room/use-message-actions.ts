import { useCallback } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import { deleteRoomMessage, type RoomMessage, restoreRoomMessage } from '#resources/rooms/contract.ts'

/** Deletes and restores the operator's own messages. */
export function useMessageActions() {
  const t = useMessages(messages)
  const failed = (reason: string) => t('notDone', { reason })
  const { run: runRestore } = useAction(restoreRoomMessage, { failed, done: () => t('messageRestored') })
  const { run: runDelete } = useAction(deleteRoomMessage, {
    failed,
    done: () => t('messageDeleted'),
    undo:
      (_, { params }) =>
      () =>
        runRestore({ params }),
  })
  const remove = useCallback(
    ({ roomId, number }: RoomMessage) => void runDelete({ params: { roomId, number } }),
    [runDelete],
  )
  const restore = useCallback(
    ({ roomId, number }: RoomMessage) => void runRestore({ params: { roomId, number } }),
    [runRestore],
  )
  return { remove, restore }
}
