import { type RefObject, useEffect, useState } from 'react'
import { isAtTop } from '#client/list/is-at-top.ts'
import { onLogin } from '#client/live/live.ts'
import { arrive, NO_ARRIVALS } from './live-rows.ts'

/**
 * The rows received by live message. If the reader is at the top of the newest rows (`isOpen`: no filter hides any), a
 * row is inserted at once. Otherwise it waits, because rows that move while the user reads are worse than late ones.
 */
export function useArrivals(isOpen: boolean, scroller: RefObject<HTMLElement | null>) {
  const [arrivals, setArrivals] = useState(NO_ARRIVALS)

  useEffect(
    () =>
      onLogin(login => {
        const isShownAtOnce = isOpen && isAtTop(scroller.current)
        setArrivals(before => arrive(before, login, isShownAtOnce))
      }),
    [isOpen, scroller],
  )

  const showWaiting = () => setArrivals(({ shown, waiting }) => ({ shown: [...waiting, ...shown], waiting: [] }))
  return { arrivals, showWaiting }
}
