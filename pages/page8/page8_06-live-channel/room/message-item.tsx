import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { memo, type ReactNode } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import type { Unsent } from '#pages/page8/page8_06-live-channel/outbox/outbox.ts'
import styles from '#pages/page8/page8_06-live-channel/page.module.css'
import type { RoomMessage } from '#resources/rooms/contract.ts'
import { refuse } from '#shared/errors.ts'

type Props = {
  message: RoomMessage
  /** Whether it is the first message of its day. */
  isFirstOfDay: boolean
  isOwn: boolean
  onDelete: (message: RoomMessage) => void
  onRestore: (message: RoomMessage) => void
}

/** A message in the order of its number. */
export const MessageItem = memo(function MessageItem({ message, isFirstOfDay, isOwn, onDelete, onRestore }: Props) {
  const { t, formats } = useLocale(messages)
  const { number, author, text, sentAt } = message
  return (
    <Item
      isOwn={isOwn}
      day={isFirstOfDay && formats.moment(sentAt, 'date')}
      head={
        <>
          <span className={`${look.text} ${look.strong}`}>{author}</span>
          <time dateTime={sentAt}>{formats.moment(sentAt, 'time')}</time>
          <span>#{number}</span>
          {isOwn && (
            <span title={t('sent')}>
              <IconCheck size={14} className={look.block} aria-hidden={true} />
              <span className="visually-hidden">{t('sent')}</span>
            </span>
          )}
        </>
      }
      actions={
        isOwn &&
        (text === null ? (
          <IconButton icon={IconArrowBackUp} label={t('restoreOf', { number })} onClick={() => onRestore(message)} />
        ) : (
          <IconButton icon={IconTrash} label={t('deleteOf', { number })} onClick={() => onDelete(message)} />
        ))
      }
    >
      {text === null ? <em className={look.dim}>{t('deleted')}</em> : text}
    </Item>
  )
})

type UnsentProps = {
  message: Unsent
  isPaused: boolean
  onDiscard: (message: Unsent) => void
  onSendAgain: (message: Unsent) => void
}

/** A message that waits, or that the server has refused. */
export function UnsentItem({ message, isPaused, onDiscard, onSendAgain }: UnsentProps) {
  const { t } = useLocale(messages)
  const describe = useProblemText()
  const { text, refused } = message
  const reason = refused === 'too-old' ? t('tooOld') : refused && describe(problemOf(refused))
  return (
    <Item
      isOwn
      isUnsent
      head={
        <span className={look.badge} data-tone={reason ? 'bad' : 'warn'}>
          {reason ? t('notSent', { reason }) : t(isPaused ? 'paused' : 'waiting')}
        </span>
      }
      actions={
        <>
          {reason && <IconButton icon={IconRefresh} label={t('sendAgain')} onClick={() => onSendAgain(message)} />}
          <IconButton icon={IconTrash} label={t('discard')} onClick={() => onDiscard(message)} />
        </>
      }
    >
      {text}
    </Item>
  )
}

/** The problem of a code that was stored. */
const problemOf = (code: string) => refuse(code as Parameters<typeof refuse>[0])

type ItemProps = {
  isOwn: boolean
  isUnsent?: true
  day?: ReactNode
  head: ReactNode
  actions: ReactNode
  children: ReactNode
}

function Item({ isOwn, isUnsent, day, head, actions, children }: ItemProps) {
  return (
    <li>
      {day && (
        <p className={`${look.dim} ${look.small} ${look.centerText}`} data-below="8" data-above="16">
          {day}
        </p>
      )}
      <div
        className={`${look.box} ${look.fit} ${look.raised} ${styles.message}`}
        data-below="8"
        data-pad="8 12"
        data-own={isOwn}
        data-unsent={isUnsent}
      >
        <div className={`${look.dim} ${look.digits} ${look.row} ${look.small}`} data-below="4" data-gap="0 8">
          {head}
          <span className={`${look.flex} ${styles.messageActions}`}>{actions}</span>
        </div>
        <div className={`${look.breaking} ${look.preWrap}`}>{children}</div>
      </div>
    </li>
  )
}
