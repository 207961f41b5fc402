/**
 * Bytes as the body of a reply. They are made only as fast as the client receives them, so one piece at a time is in
 * memory.
 */
export const byteStream = (pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
  // Node's type of the stream does not say where the bytes are; those of a reply are never shared.
  ReadableStream.from(pieces) as ReadableStream<Uint8Array<ArrayBuffer>>
