import { expect, test } from 'vitest'
import { decodeText, type TextEncoding } from './decode-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * text.length))
  for (const [index, sign] of [...text].entries()) bytes.setUint16(2 * index, sign.charCodeAt(0), isLittle)
  return new Uint8Array(bytes.buffer)
}

test.each<[string, Uint8Array, TextEncoding]>([
  // All of these bytes are Big5, too.
  ['中文', utf8('中文'), 'utf-8'],
  ['plain', utf8('plain'), 'utf-8'],
  ['中文', Uint8Array.of(0xa4, 0xa4, 0xa4, 0xe5), 'big5'],
  ['中文', utf16('\ufeff中文', true), 'utf-16le'],
  ['中文', utf16('\ufeff中文', false), 'utf-16be'],
  ['中文', utf8('\ufeff中文'), 'utf-8'],
])('finds %s in %j, as %s', (text, bytes, encoding) => {
  expect(decodeText(bytes)).toEqual({ text, encoding })
})

test('takes the named encoding, and nothing if the file has another', () => {
  expect(decodeText(utf8('中文'), 'big5')?.text).not.toBe('中文')
  expect(decodeText(Uint8Array.of(0xa4, 0xa4), 'utf-8')).toBeNull()
})
