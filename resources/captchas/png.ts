import { joinBytes } from '#server/platform/bytes.ts'
import { crc32 } from '#server/platform/crypto.ts'

export const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Encodes a grey picture, one byte per pixel, as PNG (RFC 2083). */
export async function encodeGray(pixels: Uint8Array, width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  // Eight-bit grey. The compression, filter and interlace methods stay zero.
  const header = joinBytes([integer(width), integer(height), new Uint8Array([8, 0, 0, 0, 0])])
  const rows = new Uint8Array(height * (width + 1))
  // Each row starts with its filter byte: none.
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return joinBytes([SIGNATURE, chunk('IHDR', header), chunk('IDAT', await deflate(rows)), chunk('IEND')])
}

/** A part of a PNG: its length, type, content and checksum. */
export function chunk(type: string, content: Uint8Array = new Uint8Array()): Uint8Array {
  const named = joinBytes([new TextEncoder().encode(type), content])
  return joinBytes([integer(content.length), named, integer(crc32(named))])
}

function integer(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

const deflate = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  )
