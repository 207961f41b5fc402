import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { StreamEvent } from '#shared/contract.ts'

/** Reads the events of a `text/event-stream`. Comments, which only keep the connection alive, are skipped. */
export async function* readEventSource(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent<string>> {
  // The DOM and stream types are compatible, but TypeScript can't see it.
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>
  const reader = body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    // When the reader stops early, the server stops sending.
    void reader.cancel().catch(() => undefined)
  }
}
