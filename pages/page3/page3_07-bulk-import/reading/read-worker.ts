import { readCsv } from './read-csv.ts'
import { MAX_BYTES, type ReadNews, type ReadOrder } from './reading.ts'

// Reads a file off the main thread, so that the page stays responsive. Terminating the worker cancels the reading.

const report = (news: ReadNews) => postMessage(news)

addEventListener('message', async ({ data: { file, encoding } }: MessageEvent<ReadOrder>) => {
  if (file.size > MAX_BYTES) return report({ is: 'refused', reason: 'too-large' })
  // Moved or deleted since it was chosen, for example.
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return report({ is: 'refused', reason: 'failed' })
  report(readCsv(new Uint8Array(bytes), encoding, done => report({ is: 'progress', done })))
})
