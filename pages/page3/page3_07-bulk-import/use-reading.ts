import { useEffect, useRef, useState } from 'react'
import type { TextEncoding } from '#client/files/decode-text.ts'
import { readFile } from './read-file.ts'
import { MAX_BYTES, type Reading, type RefusalReason } from './reading.ts'

export type FileState =
  | { is: 'none' }
  | { is: 'reading'; file: File; done: number }
  | { is: 'refused'; file: File; reason: RefusalReason | 'failed'; line?: number }
  | { is: 'read'; file: File; reading: Reading }

/** The file that was chosen, and how far it is read. `onRead` hears of what was found. */
export function useReading(onRead: (reading: Reading) => void) {
  const [state, setState] = useState<FileState>({ is: 'none' })
  const stop = useRef<() => void>(undefined)
  /** What was there before the file that is being read. */
  const before = useRef<FileState>(state)
  useEffect(() => () => stop.current?.(), [])

  function read(file: File, encoding?: TextEncoding) {
    stop.current?.()
    if (state.is !== 'reading') before.current = state
    // Not even begun: a worker would have to be fetched to say so.
    if (file.size > MAX_BYTES) return setState({ is: 'refused', file, reason: 'too-large' })
    setState({ is: 'reading', file, done: 0 })
    stop.current = readFile({ file, encoding }, news => {
      if (news.is === 'progress') setState({ is: 'reading', file, done: news.done })
      else if (news.is === 'refused') setState({ is: 'refused', file, reason: news.reason, line: news.line })
      else if (news.is === 'failed') setState({ is: 'refused', file, reason: 'failed' })
      else {
        setState({ is: 'read', file, reading: news.reading })
        onRead(news.reading)
      }
    })
  }

  /** The worker is ended with the reading; what was there before stands again. */
  function cancel() {
    stop.current?.()
    setState(before.current)
  }

  const leave = () => setState({ is: 'none' })

  return { state, read, cancel, leave }
}
