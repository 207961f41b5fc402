const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const IHDR_WIDTH = 16

/** The markers of a JPEG frame header (SOF0 to SOF15), without those of tables, which lie between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

type ImageSize = { format: 'png' | 'jpeg'; width: number; height: number }

/**
 * The format and size of a picture, from its header. A few bytes can claim any number of pixels, so a decoder must not
 * see them before this has been checked. Null if it is neither a PNG nor a JPEG.
 */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (PNG.every((byte, index) => bytes[index] === byte)) {
    if (bytes.length < IHDR_WIDTH + 8) return null
    return { format: 'png', width: view.getUint32(IHDR_WIDTH), height: view.getUint32(IHDR_WIDTH + 4) }
  }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  // Segments: FF, the marker, and the length of what follows.
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2))
    if (isFrame(view.getUint8(at + 1)))
      return { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  return null
}
