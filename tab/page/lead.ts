import { type FromWorker, lockName } from '#tab/names.ts'
import { readOptions } from './options.ts'
import { showState } from './state.ts'

/** Runs the server in a worker of this tab, as soon as no other tab does. The browser passes the lock on. */
export function lead(mount: string, trusted: (address: string) => string): void {
  void navigator.locks.request(lockName(mount), () => {
    runServer(
      () => new Worker(trusted(`${mount}tab/server.js`), { type: 'module', name: JSON.stringify(readOptions()) }),
    )
    // Held until the tab closes.
    return new Promise(() => {})
  })
}

function runServer(startWorker: () => Worker) {
  const worker = startWorker()
  const again = () => {
    worker.terminate()
    runServer(startWorker)
  }
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => (data.type === 'restart' ? again() : showState(data))
  worker.onerror = ({ message }) => showState({ type: 'failed', message })
}
