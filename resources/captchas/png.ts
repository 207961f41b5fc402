import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Encodes a grey picture, one byte per pixel, as PNG (RFC 2083). */
export function encodeGray(pixels: Uint8Array, width: number, height: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight-bit grey. The compression, filter and interlace methods stay zero.
  header[8] = 8
  const rows = Buffer.alloc(height * (width + 1))
  // Each row starts with its filter byte: none.
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(type: string, content: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([size, named, check])
}
