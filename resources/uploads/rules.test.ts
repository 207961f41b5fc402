import { expect, test } from 'vitest'
import { CHUNK_BYTES, chunkLengthAt, fileNameFor, isFileName, MAX_NAME_LENGTH } from './rules.ts'

test('turns any file name into a valid one', () => {
  for (const name of [
    '帳篷.jpg',
    'a/b\\c',
    'gpj\u202eexe',
    '\u0000',
    ' ',
    '',
    '\ud800.txt',
    '👨‍👩‍👧.png',
    '😀'.repeat(300),
  ])
    expect(isFileName(fileNameFor(name)), JSON.stringify(name)).toBe(true)
  expect(fileNameFor('帳篷 (1).jpg')).toBe('帳篷 (1).jpg')
  expect(fileNameFor(`${'x'.repeat(300)}.tar.gz`)).toMatch(/^x+…x+\.tar\.gz$/)
  expect(fileNameFor('x'.repeat(300)).length).toBeLessThanOrEqual(MAX_NAME_LENGTH)
})

test('all chunks but the last have the same length', () => {
  const size = 2 * CHUNK_BYTES + 1
  expect([0, CHUNK_BYTES, 2 * CHUNK_BYTES, size].map(offset => chunkLengthAt(offset, size))).toEqual([
    CHUNK_BYTES,
    CHUNK_BYTES,
    1,
    0,
  ])
})
