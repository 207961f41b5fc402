import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { imageSize } from './image-size.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { jpeg } from './pictures.ts'

/** A PNG whose header claims this size. Its pixels are gray, and those of a `short` one are missing. */
function png(width: number, height: number, { short = false } = {}): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  // Eight bits of gray.
  header[8] = 8
  const pixels = Buffer.alloc(short ? 10 : (width + 1) * height)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const sizeOf = async (bytes: Uint8Array, size: number) => {
  const made = await makeThumbnail({ bytes, size })
  return 'bytes' in made ? imageSize(made.bytes) : made.reason
}

test('keeps the format and the proportions, and never enlarges', async () => {
  expect(await sizeOf(png(300, 100), 60)).toEqual({ format: 'png', width: 60, height: 20 })
  expect(await sizeOf(jpeg, 32)).toEqual({ format: 'jpeg', width: 32, height: 24 })
  expect(await sizeOf(png(20, 10), 60)).toEqual({ format: 'png', width: 20, height: 10 })
  expect(await sizeOf(png(2_000, 1), 32)).toEqual({ format: 'png', width: 32, height: 1 })
})

test('refuses what is no picture, is broken, or claims too many pixels, and then goes on', async () => {
  expect(await sizeOf(Buffer.from('no picture'), 32)).toBe('unreadable')
  expect(await sizeOf(new Uint8Array(), 32)).toBe('unreadable')
  expect(await sizeOf(png(300, 100, { short: true }), 32)).toBe('unreadable')
  expect(await sizeOf(jpeg.subarray(0, 200), 32)).toBe('unreadable')
  expect(await sizeOf(png(100_000, 100_000, { short: true }), 32)).toBe('too-large')
  expect(await sizeOf(png(300, 100), 60)).toMatchObject({ format: 'png' })
})
