import { nextTurn } from '#server/platform/turns.ts'

/**
 * Bytes as the body of a reply. They are made only as fast as the client receives them, so one piece at a time is in
 * memory. However fast that is, others get their turn before each piece: SQLite answers without one.
 */
export function byteStream(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
  return new ReadableStream({
    async pull(controller) {
      await nextTurn()
      const { done, value } = await iterator.next()
      if (done) controller.close()
      // The bytes of a reply are never shared.
      else controller.enqueue(value as Uint8Array<ArrayBuffer>)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
