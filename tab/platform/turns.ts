export type Timer = ReturnType<typeof globalThis.setTimeout>

export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

// A message has its turn after those that wait already, and is not slowed down like timers.
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

export const nextTurn = (): Promise<void> =>
  new Promise(resolve => {
    waiting.push(resolve)
    port2.postMessage(null)
  })

export const every = (work: () => unknown, ms: number): Timer => globalThis.setInterval(work, ms)

export const later = <Given extends unknown[]>(
  work: (...given: Given) => unknown,
  ms: number,
  ...given: Given
): Timer => globalThis.setTimeout(work, ms, ...given)
