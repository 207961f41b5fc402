import { useNavigate, useParams } from 'react-router'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useConnection } from '#client/live/live.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { CHANNEL_PATH, linkToRoom } from '#pages/page8/page8_06-live-channel/links.ts'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import { NoPlace } from '#pages/page8/page8_06-live-channel/no-place.tsx'
import { writeMessage } from '#pages/page8/page8_06-live-channel/outbox/outbox.ts'
import { useOutbox } from '#pages/page8/page8_06-live-channel/outbox/use-outbox.ts'
import styles from '#pages/page8/page8_06-live-channel/page.module.css'
import { deleteRoom, type Room, restoreRoom } from '#resources/rooms/contract.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { type People, usePeople } from './use-people.ts'
import { useRoom } from './use-room.ts'
import { useText } from './use-text.ts'

const ROOM_HEIGHT_PX = 480

/** `/rooms/:room`: the messages of a room, who is there, and a field to write. */
export function RoomPage({ isInChannel }: { isInChannel: () => boolean }) {
  const { room: id = '' } = useParams()
  const roomId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0
  const { t } = useLocale(messages)
  const { sandboxId } = useOutbox(roomId)
  const { query, isGone } = useRoom({ sandboxId, roomId })
  const [text, setText] = useText(sandboxId, roomId)
  const { people, noteTyping, stopTyping } = usePeople(roomId)
  // Also when it says that the room is gone: that may be known before the reply.
  const isStillHere = useIsStillHere()
  if (isGone) return <NoPlace of="room" />
  const room = query.data?.room
  return (
    <>
      <PageHead
        subpage={{ title: room?.name ?? t('room'), text: <Presence people={people} /> }}
        actions={<RoomActions {...{ room, isStillHere, isInChannel }} />}
      />
      <Loaded query={query} height={ROOM_HEIGHT_PX}>
        {log => (
          <div className={`${look.panel} ${look.grid} ${styles.room}`}>
            <MessageList key={roomId} log={log} />
            <Typing people={people} />
            <Composer
              key={`write ${roomId}`}
              text={text}
              onChange={setText}
              onSend={sent => sandboxId && void writeMessage({ sandboxId, roomId, text: sent })}
              onType={noteTyping}
              onLeave={stopTyping}
            />
          </div>
        )}
      </Loaded>
    </>
  )
}

/** Who is in the room; while disconnected, nobody knows. */
function Presence({ people: { here } }: { people: People }) {
  const { t, formats } = useLocale(messages)
  const isConnected = useConnection(({ state }) => state === 'connected')
  if (!isConnected) return t('disconnected')
  return here.length === 0 ? '\u00a0' : t('here', { who: formats.list(here) })
}

function Typing({ people: { typing } }: { people: People }) {
  const { t, formats } = useLocale(messages)
  return (
    <p className={look.note} style={{ minHeight: '1lh' }} data-below="4" data-above="4">
      {typing.length > 0 && t('typing', { who: formats.list(typing), count: typing.length })}
    </p>
  )
}

type ActionsProps = {
  room: Room | undefined
  /** Whether the operator is still in this room, and on the channel's page at all. */
  isStillHere: () => boolean
  isInChannel: () => boolean
}

function RoomActions({ room, isStillHere, isInChannel }: ActionsProps) {
  const { t } = useLocale(messages)
  const navigate = useNavigate()
  const user = useGlobal(global => global.user)
  const failed = (reason: string) => t('notDone', { reason })
  const restoring = useAction(restoreRoom, {
    failed,
    done: () => t('roomRestored'),
    onDone: ({ id }) => void (isInChannel() && navigate(linkToRoom(id))),
  })
  const deleting = useAction(deleteRoom, {
    failed,
    done: () => t('roomDeleted'),
    undo: (_, input) => () => restoring.run(input),
    onDone: () => void (isStillHere() && navigate(CHANNEL_PATH)),
  })
  return (
    <>
      <ButtonLink label={t('allRooms')} to={CHANNEL_PATH} />
      {room?.createdBy === user && (
        <Button
          isBusy={deleting.isBusy}
          label={t('deleteRoom')}
          onClick={() => void deleting.run({ params: { roomId: room.id } })}
        />
      )}
    </>
  )
}
