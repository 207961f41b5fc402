import type { StreamEvent } from '#shared/contract.ts'

/** Reads the events of a `text/event-stream` as the HTML standard parses them; comments, which keep the line awake, are left out. */
export async function* readEventSource(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent<string>> {
  // The types of the two kinds of streams do not know that they fit.
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>
  const reader = body.pipeThrough(decoder).getReader()
  let rest = ''
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const blocks = (rest + piece.value).replace(/\r\n?/g, '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    // A reader that leaves early lets the server stop.
    void reader.cancel().catch(() => undefined)
  }
}

function eventOf(block: string): StreamEvent<string> | null {
  const told: Record<string, string> = {}
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(data|id|event)(?:: ?(.*))?$/.exec(line) ?? []
    if (name) told[name] = name === 'data' && told.data !== undefined ? `${told.data}\n${value}` : value
  }
  return told.data === undefined ? null : { ...told, data: told.data }
}
