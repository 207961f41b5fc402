import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#client/api/api.ts'
import { readAgain } from '#client/api/query.ts'
import { onReconnect, onRows } from '#client/live/live.ts'
import { listRoomChanges, listRoomMessages, type RoomMessage } from '#resources/rooms/contract.ts'
import { MAX_PAGE, roomIdIn } from '#resources/rooms/rules.ts'
import { Problem } from '#shared/errors.ts'
import { merge, type RoomLog } from './room-log.ts'

/** The log may be of a sandbox that has been reset since, so it is read again as a whole. */
const UNKNOWN = -1

/** A room has the same id in every copy of its sandbox. */
export type RoomKey = { sandboxId: string | undefined; roomId: number }
const queryKeyOf = ({ sandboxId, roomId }: RoomKey) => [listRoomMessages.path, sandboxId, roomId] as const

const readChanges = () => void readAgain(listRoomMessages.path)

/** Changes the log of a room, if it has been read. */
export const changeLog = (client: QueryClient, key: RoomKey, change: (log: RoomLog) => RoomLog): void =>
  void client.setQueryData<RoomLog>(queryKeyOf(key), log => log && change(log))

/**
 * The messages of a room. The first read gets the latest ones. After that, only changes since the last revision are
 * read: after each live message about the room, and after a lost connection. So nothing is missed, however long the
 * console was away, and nothing is there twice.
 */
export function useRoom({ sandboxId, roomId }: RoomKey) {
  const client = useQueryClient()
  const query = useQuery({
    queryKey: queryKeyOf({ sandboxId, roomId }),
    enabled: roomId > 0 && sandboxId !== undefined,
    // What is kept from an earlier visit is caught up at once.
    staleTime: 0,
    queryFn: ({ signal }) => readRoom(client, { sandboxId, roomId }, signal),
  })

  useEffect(() => {
    const stops = [
      onReconnect(readChanges),
      onRows('rooms', ids => ids?.includes(roomId) && readChanges()),
      onRows('room-messages', ids => {
        // Any row may have changed: the sandbox was reset, or this is the first live message of a visit.
        if (ids === null) changeLog(client, { sandboxId, roomId }, log => ({ ...log, revision: UNKNOWN }))
        if (ids === null || ids.some(id => roomIdIn(id) === roomId)) readChanges()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, sandboxId, roomId])

  const { error } = query
  return { query, isGone: roomId === 0 || (error instanceof Problem && error.status === 404) }
}

async function readRoom(client: QueryClient, key: RoomKey, signal: AbortSignal): Promise<RoomLog> {
  const known = client.getQueryData<RoomLog>(queryKeyOf(key))
  const found = known && (await readSince(known, signal))
  if (found) {
    // An older page may have been added meanwhile.
    const now = client.getQueryData<RoomLog>(queryKeyOf(key)) ?? known
    return { ...merge(now, found.rows), revision: found.revision }
  }
  const params = { roomId: key.roomId }
  const { room, rows, hasOlder } = await api.call(listRoomMessages, { params, query: {} }, { signal })
  return { room, messages: rows, revision: room.revision, hasOlder }
}

/** All changes since a log was read. null: the room must be read as a whole. */
async function readSince({ room, revision }: RoomLog, signal: AbortSignal) {
  const rows: RoomMessage[] = []
  for (let after = revision; after !== UNKNOWN; ) {
    const query = { after, limit: MAX_PAGE }
    const page = await api.call(listRoomChanges, { params: { roomId: room.id }, query }, { signal })
    // The sandbox was reset, so it is another room.
    if (page.revision < after) return null
    rows.push(...page.rows)
    after = page.revision
    if (!page.hasMore) return { rows, revision: after }
  }
  return null
}
