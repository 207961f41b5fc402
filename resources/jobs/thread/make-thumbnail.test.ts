import { expect, test } from 'vitest'
import { jpeg, png } from '#tests/files/pictures.ts'
import { imageSize } from './image-size.ts'
import { makeThumbnail } from './make-thumbnail.ts'
import { shrink } from './shrink.ts'

const sizeOf = async (bytes: Uint8Array, size: number) => {
  const made = await makeThumbnail({ bytes, size })
  return 'bytes' in made ? imageSize(made.bytes) : made.reason
}

test('keeps the format and the proportions, and never enlarges', async () => {
  expect(await sizeOf(png(300, 100), 60)).toEqual({ format: 'png', width: 60, height: 20 })
  expect(await sizeOf(jpeg, 32)).toEqual({ format: 'jpeg', width: 32, height: 24 })
  expect(await sizeOf(png(20, 10), 60)).toEqual({ format: 'png', width: 20, height: 10 })
  // Two steps: first a whole factor, then the rest.
  expect(await sizeOf(png(2_000, 1_000), 32)).toEqual({ format: 'png', width: 32, height: 16 })
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

test('a pixel that is transparent has no colour', () => {
  const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 0, 255, 0, 0, 255, 0, 255, 0, 0])
  const { data: mean, width, height } = shrink({ data, width: 2, height: 2, colorSpace: 'srgb' }, 2)
  expect([...mean, width, height]).toEqual([255, 0, 0, 128, 1, 1])
})
