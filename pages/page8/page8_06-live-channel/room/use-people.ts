import { useCallback, useEffect, useRef, useState } from 'react'
import { onPeople, tellWhereabouts } from '#client/live/live.ts'
import { useGlobal } from '#client/state/state.ts'
import { placeOf } from '#resources/rooms/rules.ts'

/** Whoever has not pressed a key for this long is no longer typing. */
const TYPING_MS = 3_000

export type People = {
  /** The accounts in the room, this operator's first. */
  here: readonly string[]
  /** The others who are typing. */
  typing: readonly string[]
}
const NOBODY: People = { here: [], typing: [] }

/** Who is in the room, and who is typing. Tells the others that this operator is there, while the room is shown. */
export function usePeople(roomId: number) {
  const user = useGlobal(global => global.user)
  const [people, setPeople] = useState(NOBODY)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const place = placeOf(roomId)
    const stop = onPeople(({ place: where, people }) => {
      if (where !== place) return
      const accounts = [...new Set(people.map(({ account }) => account))]
      const others = accounts.filter(account => account !== user).sort()
      const typing = others.filter(other => people.some(({ account, isTyping }) => isTyping && account === other))
      setPeople({ here: [...accounts.filter(account => account === user), ...others], typing })
    })
    tellWhereabouts(place)
    return () => {
      stop()
      clearTimeout(timer.current)
      timer.current = undefined
      tellWhereabouts(null)
      setPeople(NOBODY)
    }
  }, [roomId, user])

  const stopTyping = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    tellWhereabouts(placeOf(roomId))
  }, [roomId])

  const noteTyping = useCallback(() => {
    if (timer.current === undefined) tellWhereabouts(placeOf(roomId), true)
    clearTimeout(timer.current)
    timer.current = setTimeout(stopTyping, TYPING_MS)
  }, [roomId, stopTyping])

  return { people, noteTyping, stopTyping }
}
