import { expect, test } from 'vitest'
import { turnsDuring } from '#tests/turns.ts'
import { byteStream } from './byte-stream.ts'

/** Three pieces, and what has become of them. */
function pieces() {
  const made: number[] = []
  let isOver = false
  async function* make() {
    try {
      for (const number of [1, 2, 3]) {
        made.push(number)
        yield new Uint8Array([number])
      }
    } finally {
      isOver = true
    }
  }
  return { stream: byteStream(make()), made, isOver: () => isOver }
}

test('a download that its client gives up is not made to the end, and its source is told', async () => {
  const { stream, made, isOver } = pieces()
  const reader = stream.getReader()
  expect((await reader.read()).value).toEqual(new Uint8Array([1]))
  await reader.cancel()
  expect(made).not.toContain(3)
  expect(isOver()).toBe(true)
})

test('a download arrives in order, and ends', async () => {
  expect(new Uint8Array(await new Response(pieces().stream).arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
})

test('others get their turn before each piece, however fast it is received', async () => {
  const { stream } = pieces()
  expect(await turnsDuring(() => new Response(stream).arrayBuffer())).toBeGreaterThanOrEqual(3)
})
