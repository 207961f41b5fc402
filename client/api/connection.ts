import { create } from 'zustand'

/** `offline`: the browser has no network. `server-gone`: the network works, but the server does not answer. */
type ConnectionState = 'connected' | 'offline' | 'server-gone'
export const useConnection = create<{ state: ConnectionState }>(() => ({ state: 'connected' }))

const GRACE_MS = 2000
const PROBE_TIMEOUT_MS = 4000
const FIRST_PAUSE_MS = 2000
const MAX_PAUSE_MS = 15_000

export type Watch = {
  /** The live socket was lost, or it could not be opened. */
  noteLost: () => void
  noteFound: () => void
  stop: () => void
}

let pingNow = () => {}

/** Pings the server without waiting for a timer, because those of a tab that sleeps are late. */
export const lookAgain = (): void => pingNow()

/**
 * Watches whether the server can be reached. When the live socket has been lost for two seconds, it pings the server,
 * and repeats the ping with back-off and jitter, so that a thousand consoles don't reconnect at once. `onReturn` runs
 * when the connection is back.
 */
export function watchConnection(onReturn: () => void): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauseMs = FIRST_PAUSE_MS
  // A response that belongs to an earlier round of pings is ignored.
  let round = 0

  const stopProbing = () => {
    clearTimeout(timer)
    timer = undefined
    pauseMs = FIRST_PAUSE_MS
    round++
  }
  const show = (state: ConnectionState) => {
    const before = useConnection.getState().state
    useConnection.setState({ state })
    if (state === 'connected' && before !== 'connected') onReturn()
  }
  const probe = async () => {
    const asked = round
    const isThere = await isServerThere()
    if (asked !== round) return
    if (isThere) {
      stopProbing()
      show('connected')
      return
    }
    show(navigator.onLine ? 'server-gone' : 'offline')
    timer = setTimeout(probe, pauseMs * (0.75 + Math.random() / 2))
    pauseMs = Math.min(pauseMs * 1.6, MAX_PAUSE_MS)
  }
  const noteLost = () => {
    timer ??= setTimeout(probe, GRACE_MS)
  }
  const noteFound = () => {
    stopProbing()
    // A socket may open just before the network is gone. Without a network, a server on this machine still answers.
    if (navigator.onLine) show('connected')
    else void probe()
  }
  const handleOffline = () => {
    stopProbing()
    show('offline')
  }
  const handleOnline = () => {
    stopProbing()
    timer = setTimeout(probe, 0)
  }

  pingNow = () => {
    stopProbing()
    void probe()
  }
  addEventListener('offline', handleOffline)
  addEventListener('online', handleOnline)
  if (!navigator.onLine) handleOffline()

  return {
    noteLost,
    noteFound,
    stop: () => {
      stopProbing()
      pingNow = () => {}
      removeEventListener('offline', handleOffline)
      removeEventListener('online', handleOnline)
      useConnection.setState({ state: 'connected' })
    },
  }
}

/** Pings the server, regardless of the current state. */
export async function isServerThere(): Promise<boolean> {
  try {
    const reply = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    return reply.ok
  } catch {
    return false
  }
}

/** Whether the server could be reached when it was last tried. */
export const isOnline = (): boolean => navigator.onLine && useConnection.getState().state === 'connected'

/**
 * Resolves at once if the server is reachable, or else as soon as it is again. Meanwhile only the watch pings the
 * server.
 */
export function online(): Promise<void> {
  if (isOnline()) return Promise.resolve()
  return new Promise(resolve => {
    const look = () => {
      if (!isOnline()) return
      stop()
      removeEventListener('online', look)
      resolve()
    }
    const stop = useConnection.subscribe(look)
    addEventListener('online', look)
  })
}
