import workerUrl from './read-worker.ts?worker&url'
import type { ReadNews, ReadOrder } from './reading.ts'

/** Trusted Types: admits only this URL. */
const policy = globalThis.trustedTypes?.createPolicy('strive-import', {
  createScriptURL: () => workerUrl,
})

/**
 * Reads a file in a worker. `report` is called with its progress and its result. Returns a function that terminates it.
 */
export function readFile(order: ReadOrder, report: (news: ReadNews | { is: 'failed' }) => void): () => void {
  const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<ReadNews>) => {
    if (data.is !== 'progress') worker.terminate()
    report(data)
  }
  worker.onerror = () => {
    worker.terminate()
    report({ is: 'failed' })
  }
  worker.postMessage(order)
  return () => worker.terminate()
}
