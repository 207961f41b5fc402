import { readCsv } from './read-csv.ts'
import { MAX_BYTES, type ReadNews, type ReadOrder } from './reading.ts'

// Reads a file beside the page, which goes on answering; whoever ends the worker ends the reading.

const report = (news: ReadNews) => postMessage(news)

addEventListener('message', async ({ data: { file, encoding } }: MessageEvent<ReadOrder>) => {
  if (file.size > MAX_BYTES) return report({ is: 'refused', reason: 'too-large' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  report(readCsv(bytes, encoding, done => report({ is: 'progress', done })))
})
