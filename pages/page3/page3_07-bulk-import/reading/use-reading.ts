import { useEffect, useRef, useState } from 'react'
import type { TextEncoding } from '#client/files/decode-text.ts'
import workerUrl from './read-worker.ts?worker&url'
import { MAX_BYTES, type Reading, type ReadNews, type ReadOrder, type RefusalReason } from './reading.ts'

export type FileState =
  | { is: 'none' }
  | { is: 'reading'; file: File; done: number }
  | { is: 'refused'; file: File; reason: RefusalReason; line?: number }
  | { is: 'read'; file: File; reading: Reading }

/** The chosen file and the progress of reading it. `onRead` receives the result. */
export function useReading(onRead: (reading: Reading) => void) {
  const [state, setState] = useState<FileState>({ is: 'none' })
  const stop = useRef<() => void>(undefined)
  /** The state before the file that is being read. */
  const before = useRef<FileState>(state)
  useEffect(() => () => stop.current?.(), [])

  function read(file: File, encoding?: TextEncoding) {
    stop.current?.()
    if (state.is !== 'reading') before.current = state
    // Refused at once: no worker is needed to know this.
    if (file.size > MAX_BYTES) return setState({ is: 'refused', file, reason: 'too-large' })
    setState({ is: 'reading', file, done: 0 })
    stop.current = readFile({ file, encoding }, news => {
      if (news.is === 'progress') setState({ is: 'reading', file, done: news.done })
      else if (news.is === 'refused') setState({ is: 'refused', file, reason: news.reason, line: news.line })
      else {
        setState({ is: 'read', file, reading: news.reading })
        onRead(news.reading)
      }
    })
  }

  function cancel() {
    stop.current?.()
    setState(before.current)
  }

  const leave = () => setState({ is: 'none' })

  return { state, read, cancel, leave }
}

/** Trusted Types: admits only this URL. */
const policy = globalThis.trustedTypes?.createPolicy('strive-import', { createScriptURL: () => workerUrl })

/**
 * Reads a file in a worker. `report` is called with its progress and its result. Returns a function that terminates it.
 */
function readFile(order: ReadOrder, report: (news: ReadNews) => void): () => void {
  const worker = new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<ReadNews>) => {
    if (data.is !== 'progress') worker.terminate()
    report(data)
  }
  worker.onerror = () => {
    worker.terminate()
    report({ is: 'refused', reason: 'failed' })
  }
  worker.postMessage(order)
  return () => worker.terminate()
}
