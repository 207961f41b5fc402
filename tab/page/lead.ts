import { type FromWorker, lockName } from '#tab/names.ts'
import { readOptions } from './options.ts'
import { folder, mount } from './places.ts'
import { showState } from './state.ts'

/**
 * Runs the server in a worker of this tab, as soon as no other tab does. The browser passes the lock on. A newer version
 * takes the lock from an older one, which may not use the data again.
 */
export function lead(trusted: (address: string) => string): void {
  const name = lockName(mount)
  // At the first visit, nothing is known of it.
  const isOld = () => (localStorage[name] ?? folder) !== folder
  const steal = isOld()
  localStorage[name] = folder
  let worker: Worker | undefined
  const run = () => {
    worker = new Worker(trusted(`${folder}server.js`), { type: 'module', name: JSON.stringify(readOptions()) })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type !== 'restart') return showState(data)
      worker?.terminate()
      run()
    }
    worker.onerror = ({ message }) => showState(message ? { type: 'failed', message } : { type: 'missing' })
  }
  const outdated = () => {
    worker?.terminate()
    showState({ type: 'outdated' })
  }
  navigator.locks
    .request(name, { steal }, () => {
      if (isOld()) return outdated()
      run()
      // Held until the tab closes.
      return new Promise(() => {})
    })
    .catch(outdated)
}
