type Mode = 'paused' | 'playing' | 'live'

/** What React shows of the clock: a new object when its second or something else has changed. */
export type ClockState = { mode: Mode; speed: number; second: number }

/** Live vans are shown a second late, so that the next position is known and they never jump. */
const BEHIND_MS = 1000
/** A tab in the background gets no frames. When it returns, the time in between doesn't count. */
const MAX_FRAME_MS = 500
/** At 60 times the speed, each frame is another second. A table that changes with each of them can't be read. */
const SHOWN_EVERY_MS = 250

/** Whose moment the page shows: of a replayed day, or of the live vans. In milliseconds since 1970. */
export type Clock = {
  atMs: () => number
  getState: () => ClockState
  /** Calls the listener on every frame while the clock runs, and after each change. */
  subscribe: (listener: () => void) => () => void
  play: (untilMs: number) => void
  pause: () => void
  /** With `isDone` false, the moment is still being chosen, and nothing takes its place. Then a replay goes on from there. */
  seek: (atMs: number, isDone?: boolean) => void
  setSpeed: (speed: number) => void
  /** Follows the live vans: their positions are known up to this second. */
  goLive: (second: number) => void
  close: () => void
}

export function createClock(speed: number): Clock {
  const listeners = new Set<() => void>()
  let at = 0
  let until = 0
  let frame = 0
  let framedAt = 0
  let shownAt = 0
  let isChosen = true
  let state: ClockState = { mode: 'paused', speed, second: 0 }

  function change(patch: Partial<ClockState>) {
    const next = { ...state, ...patch, second: Math.floor(at / 1000) }
    const isSame = next.mode === state.mode && next.speed === state.speed && next.second === state.second
    if (!isSame) state = next
    announce()
  }
  function announce() {
    for (const listener of listeners) listener()
  }

  function advance(now: number) {
    const passed = Math.min(now - framedAt, MAX_FRAME_MS)
    framedAt = now
    frame = requestAnimationFrame(advance)
    if (!isChosen) return
    if (state.mode === 'playing') at = Math.min(at + passed * state.speed, until)
    else at = Math.min(Math.max(at + passed, until - 2 * BEHIND_MS), until)
    if (state.mode === 'playing' && at >= until) stop()
    else if (now - shownAt < SHOWN_EVERY_MS) announce()
    else {
      shownAt = now
      change({})
    }
  }

  function run(mode: Mode) {
    if (frame === 0) {
      framedAt = performance.now()
      frame = requestAnimationFrame(advance)
    }
    change({ mode })
  }
  function stop() {
    isChosen = true
    cancelAnimationFrame(frame)
    frame = 0
    change({ mode: 'paused' })
  }

  return {
    atMs: () => at,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    play(untilMs) {
      isChosen = true
      until = untilMs
      run('playing')
    },
    pause: stop,
    seek(atMs, isDone = true) {
      isChosen = isDone
      at = atMs
      change({})
    },
    setSpeed: next => change({ speed: next }),
    goLive(second) {
      until = second * 1000
      if (!isChosen) return
      if (state.mode !== 'live') at = until - BEHIND_MS
      run('live')
    },
    close: stop,
  }
}
