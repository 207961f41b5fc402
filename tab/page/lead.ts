import { lockName } from '#tab/names.ts'
import type { FromPage, FromWorker } from './messages.ts'
import { readOptions } from './options.ts'
import { showState } from './notice.ts'

/** Runs the server in a worker of this tab, as soon as no other tab does. The browser passes the lock on. */
export function lead(mount: string, trusted: (address: string) => string): void {
  void navigator.locks.request(lockName(mount), () => {
    // `trusted` returns what the constructor wants, which its type doesn't know.
    const worker = new Worker(trusted(`${mount}tab/server.js`), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => showState(data)
    worker.onerror = ({ message }) => showState({ type: 'failed', message })
    worker.postMessage({ type: 'start', ...readOptions() } satisfies FromPage)
    // Held until the tab closes.
    return new Promise(() => {})
  })
}
