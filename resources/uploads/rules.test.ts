import { expect, test } from 'vitest'
import { CHUNK_BYTES, chunkLengthAt, fileNameFor, isFileName, MAX_NAME_LENGTH } from './rules.ts'

test('every name of a file can be made one that may be sent', () => {
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

test('all chunks but the last are alike', () => {
  const size = 2 * CHUNK_BYTES + 1
  expect([0, CHUNK_BYTES, 2 * CHUNK_BYTES, size].map(offset => chunkLengthAt(offset, size))).toEqual([
    CHUNK_BYTES,
    CHUNK_BYTES,
    1,
    0,
  ])
})
