import { useRef } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import { discard, sendAgain } from '#pages/page8/page8_06-live-channel/outbox/outbox.ts'
import { useOutbox } from '#pages/page8/page8_06-live-channel/outbox/use-outbox.ts'
import styles from '#pages/page8/page8_06-live-channel/page.module.css'
import type { RoomMessage } from '#resources/rooms/contract.ts'
import { MessageItem, UnsentItem } from './message-item.tsx'
import type { RoomLog } from './room-log.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useOlder } from './use-older.ts'
import { useScroll } from './use-scroll.ts'

/** The messages of a room, oldest first, then those that have not been sent. Older ones are loaded at the start. */
export function MessageList({ log: { room, messages: sent, hasOlder } }: { log: RoomLog }) {
  const t = useMessages(messages)
  const { moment } = useFormats()
  const user = useGlobal(global => global.user)
  const { remove, restore } = useMessageActions()
  const { unsent: all, isPaused, sandboxId } = useOutbox(room.id)
  const older = useOlder({ sandboxId, roomId: room.id }, sent)
  // A message whose reply was lost is in the room already.
  const arrived = new Set(sent.map(({ key }) => key))
  const unsent = all.filter(({ key }) => !arrived.has(key))
  const scroller = useRef<HTMLElement>(null)
  const newest = sent.at(-1)
  const dayOf = (message: RoomMessage | undefined) => message && moment(message.sentAt, 'date')
  const { hasNews, goToEnd, handleScroll } = useScroll(scroller, {
    first: sent[0]?.number ?? null,
    last: unsent.at(-1)?.key ?? String(newest?.number),
    isLastOwn: unsent.length > 0,
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
          <Button data-below="8" isBusy={older.isLoading} onClick={older.load}>
            {t('loadOlder')}
          </Button>
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
      {hasNews && (
        <Button kind="main" className={styles.news} onClick={goToEnd}>
          {t('newMessages')}
        </Button>
      )}
      {/* Announces what others write. The list itself is silent, because older messages are added to it, too. */}
      <p className="visually-hidden" role="status">
        {newest?.text && newest.author !== user && t('says', { who: newest.author, text: newest.text })}
      </p>
    </div>
  )
}
