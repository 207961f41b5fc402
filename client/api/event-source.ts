import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { StreamEvent } from '#shared/contract.ts'

/** Reads the events of a `text/event-stream`; comments, which keep the line awake, are left out. */
export async function* readEventSource(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent<string>> {
  // The types of the two kinds of streams do not know that they fit.
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>
  const reader = body.pipeThrough(decoder).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    // A reader that leaves early lets the server stop.
    void reader.cancel().catch(() => undefined)
  }
}
