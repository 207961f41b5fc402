import { Link, useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import { useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { createRoom, type ListedRoom, listRooms } from '#resources/rooms/contract.ts'
import { MAX_NAME_LENGTH } from '#resources/rooms/rules.ts'
import { ConsolesCard } from './console/consoles-card.tsx'
import { linkToRoom } from './links.ts'
import { messages } from './messages.ts'
import { useOutbox } from './outbox/use-outbox.ts'

const ROOMS_HEIGHT_PX = 180

/** The rooms of the sandbox, and for supersuper the connected consoles. */
export function Overview() {
  const { t } = useLocale(messages)
  const rooms = useRead(listRooms)
  useLiveRows('rooms', listRooms.path)
  useLiveRows('room-messages', listRooms.path)
  return (
    <div className={look.columns} style={{ '--column': '340px' }}>
      <Card title={t('rooms')}>
        <Loaded query={rooms} height={ROOMS_HEIGHT_PX}>
          {({ rows, maxRooms }) => (
            <>
              {rows.length === 0 && <p className={look.dim}>{t('noRooms')}</p>}
              <ul className={look.rows}>
                {rows.map(room => (
                  <RoomRow key={room.id} room={room} />
                ))}
              </ul>
              <NewRoom count={rows.length} max={maxRooms} />
            </>
          )}
        </Loaded>
      </Card>
      <ConsolesCard />
    </div>
  )
}

function RoomRow({ room: { id, name, lastNumber, latest } }: { room: ListedRoom }) {
  const { t, formats } = useLocale(messages)
  const { unsent } = useOutbox(id)
  return (
    <li>
      <Link className={look.link} to={linkToRoom(id)}>
        {name}
      </Link>
      <span className={look.row}>
        {unsent.length > 0 && (
          <span className={look.badge} data-tone="warn">
            {t('unsentCount', { count: unsent.length })}
          </span>
        )}
        <span className={look.dim}>{t('messageCount', { count: lastNumber })}</span>
      </span>
      {latest && (
        <p className={`${look.note} ${look.flex} ${look.full}`} data-gap="4 12">
          <span className={`${look.ellipsis} ${look.grow}`}>
            {t('says', { who: latest.author, text: latest.text ?? t('deleted') })}
          </span>
          <time dateTime={latest.sentAt}>{formats.moment(latest.sentAt, 'listed')}</time>
        </p>
      )}
    </li>
  )
}

type Fields = z.output<typeof createRoom.body>

/** Creates a room and opens it, unless there are as many as there may be. */
function NewRoom({ count, max }: { count: number; max: number }) {
  const { t } = useLocale(messages)
  const navigate = useNavigate()
  const isStillHere = useIsStillHere()
  const { send } = useAction(createRoom)
  const { field, formProps } = useContractForm<Fields>({
    schema: createRoom.body,
    initialValues: { name: '' },
    words: messages,
    send: async ({ name }) => {
      const room = await send({ body: { name: name.trim() } })
      if (isStillHere()) void navigate(linkToRoom(room.id))
    },
  })
  if (count >= max) return <p className={look.note}>{t('roomsFull', { max })}</p>
  return (
    <div className={look.ruled} data-pad="12 0 0">
      <Form label={t('newRoom')} {...formProps} submit={t('createRoom')} isMinor>
        <TextField {...field('name', { label: t('newRoom') })} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
      </Form>
    </div>
  )
}
