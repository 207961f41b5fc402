import { chunk } from '#resources/captchas/png.ts'

// The animated kind of PNG (PNG Specification, Third Edition, §11.3.6), which browsers show where they show a PNG.

/** A PNG, where it is drawn on the first frame, and for how long it is shown. All frames have the same kind of pixels. */
export type Frame = { png: Buffer; x: number; y: number; width: number; height: number; milliseconds: number }

const SIGNATURE_BYTES = 8
/** Before and after the content of a chunk: its length and type; its checksum. */
const [HEAD_BYTES, TAIL_BYTES] = [8, 4]

function* chunksOf(png: Buffer): Iterable<{ type: string; content: Buffer }> {
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const end = at + HEAD_BYTES + png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + HEAD_BYTES), content: png.subarray(at + HEAD_BYTES, end) }
    at = end + TAIL_BYTES
  }
}

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}

/** One picture of these frames, which begins again when it has ended. The first frame is as large as the picture. */
export function animatedPng(frames: readonly Frame[]): Buffer {
  const [first] = frames
  if (!first) throw new Error('An animated picture needs a frame.')
  const header = [...chunksOf(first.png)].find(({ type }) => type === 'IHDR')?.content ?? Buffer.alloc(0)
  let number = 0
  const drawn = frames.flatMap(({ png, x, y, width, height, milliseconds }, index) => {
    const time = Buffer.alloc(6)
    time.writeUInt16BE(milliseconds, 0)
    time.writeUInt16BE(1000, 2)
    // Drawn over what is there.
    time.writeUInt8(1, 5)
    const pixels = [...chunksOf(png)].filter(({ type }) => type === 'IDAT').map(({ content }) => content)
    return [
      chunk('fcTL', Buffer.concat([numbers(number++, width, height, x, y), time])),
      ...pixels.map(data =>
        index === 0 ? chunk('IDAT', data) : chunk('fdAT', Buffer.concat([numbers(number++), data])),
      ),
    ]
  })
  return Buffer.concat([
    first.png.subarray(0, SIGNATURE_BYTES),
    chunk('IHDR', header),
    chunk('acTL', numbers(frames.length, 0)),
    ...drawn,
    chunk('IEND'),
  ])
}
