import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import { discard, sendAgain } from '#pages/page8/page8_06-live-channel/outbox/outbox.ts'
import { useOutbox } from '#pages/page8/page8_06-live-channel/outbox/use-outbox.ts'
import styles from '#pages/page8/page8_06-live-channel/page.module.css'
import { deleteRoomMessage, listRoomMessages, type RoomMessage, restoreRoomMessage } from '#resources/rooms/contract.ts'
import { MessageItem, UnsentItem } from './message-item.tsx'
import { prepend, type RoomLog } from './room-log.ts'
import { changeLog, type RoomKey } from './use-room.ts'
import { useScroll } from './use-scroll.ts'

/** The messages of a room, oldest first, then those that have not been sent. Older ones are loaded at the start. */
export function MessageList({ log: { room, messages: sent, hasOlder } }: { log: RoomLog }) {
  const { t, formats } = useLocale(messages)
  const user = useGlobal(global => global.user)
  const { remove, restore } = useMessageActions()
  const { unsent: all, isPaused, sandboxId } = useOutbox(room.id)
  const older = useOlder({ sandboxId, roomId: room.id }, sent)
  // A message whose reply was lost is in the room already.
  const arrived = new Set(sent.map(({ key }) => key))
  const unsent = all.filter(({ key }) => !arrived.has(key))
  // What was written here is no news once it has been sent. What the same operator writes elsewhere is.
  const [written] = useState(() => new Set<string>())
  for (const { key } of all) written.add(key)
  const scroller = useRef<HTMLElement>(null)
  const newest = sent.at(-1)
  const dayOf = (message: RoomMessage | undefined) => message && formats.moment(message.sentAt, 'date')
  const { hasNews, goToEnd, handleScroll } = useScroll(scroller, {
    first: sent[0]?.number ?? null,
    last: `${newest?.number} ${unsent.at(-1)?.key}`,
    lastOwn: unsent.at(-1)?.key ?? null,
    lastOther: sent.findLast(({ key }) => key === null || !written.has(key))?.number ?? null,
    onStart: () => hasOlder && older.load(),
  })
  return (
    <div className={`${look.low} ${look.relative}`}>
      <section
        ref={scroller}
        className={styles.scroller}
        aria-label={t('messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
        onScroll={handleScroll}
      >
        {hasOlder ? (
          <Button data-below="8" isBusy={older.isLoading} label={t('loadOlder')} onClick={older.load} />
        ) : (
          <p className={look.note}>{t(sent.length === 0 && unsent.length === 0 ? 'empty' : 'beginning')}</p>
        )}
        <ol>
          {sent.map((message, index) => (
            <MessageItem
              key={message.number}
              message={message}
              isFirstOfDay={dayOf(message) !== dayOf(sent[index - 1])}
              isOwn={message.author === user}
              onDelete={remove}
              onRestore={restore}
            />
          ))}
          {unsent.map(message => (
            <UnsentItem
              key={message.key}
              message={message}
              isPaused={isPaused}
              onDiscard={({ key }) => void discard(key)}
              onSendAgain={one => void sendAgain(one)}
            />
          ))}
        </ol>
      </section>
      {hasNews && <Button kind="main" className={styles.news} label={t('newMessages')} onClick={goToEnd} />}
      {/* Announces what others write. The list itself is silent, because older messages are added to it, too. */}
      <p className="visually-hidden" role="status">
        {newest?.text && newest.author !== user && t('says', { who: newest.author, text: newest.text })}
      </p>
    </div>
  )
}

/** Adds the page of messages before the first one to the log of a room. */
function useOlder(key: RoomKey, [first]: RoomLog['messages']) {
  const { t } = useLocale(messages)
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

/** Deletes and restores the operator's own messages. */
function useMessageActions() {
  const { t } = useLocale(messages)
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
