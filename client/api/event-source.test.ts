// @vitest-environment node
import { expect, test } from 'vitest'
import { readEventSource } from './event-source.ts'

/** Each piece arrives as a separate chunk. */
function read(...pieces: (string | Uint8Array)[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      stream.close()
    },
  })
  return Array.fromAsync(readEventSource(body))
}

test('reads id, kind and data, and skips comments and incomplete events', async () => {
  const text = ':\n\nid: 7\nevent: login\ndata: {"a":1}\n\n: still here\n\ndata: x\n\ndata: cut off'
  expect(await read(text)).toEqual([{ id: '7', event: 'login', data: '{"a":1}' }, { data: 'x' }])
})

test('accepts any line ending, joins data lines, and accepts a value without a space', async () => {
  expect(await read('data:one\r\ndata: two\r\n\r\n', 'id\ndata\n\n')).toEqual([
    { data: 'one\ntwo' },
    { id: '', data: '' },
  ])
})

test('keeps an event whole wherever its bytes are split', async () => {
  const text = '\uFEFFid: 7\r\nevent: login\r\ndata: 登入\r\n\r\nevent: gone\r\n\r\ndata: x\r\n\r\n'
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at <= bytes.length; at++) {
    expect(await read(bytes.slice(0, at), bytes.slice(at)), `cut at ${at}`).toEqual([
      { id: '7', event: 'login', data: '登入' },
      { data: 'x' },
    ])
  }
})

test('ends the stream when the reader stops early', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: stream => stream.enqueue(new TextEncoder().encode('data: x\n\n')),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const event of readEventSource(body)) {
    expect(event).toEqual({ data: 'x' })
    break
  }
  await expect.poll(() => isCancelled).toBe(true)
})
