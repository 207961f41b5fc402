import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js'
import encodeJpeg, { init as initJpegEncoder } from '@jsquash/jpeg/encode.js'
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js'
import encodePng, { init as initPngEncoder } from '@jsquash/png/encode.js'
import resize, { initResize } from '@jsquash/resize'
import { readPackageFile as load } from '#server/platform/files.ts'
import { imageSize } from './image-size.ts'
import { shrink } from './shrink.ts'

/** While a picture is decoded, a pixel needs this much: a progressive JPEG's coefficients, and its colours twice. */
const BYTES_PER_PIXEL = 14
/** Enough for a photo of a telephone, 4,000 × 3,000 pixels. */
const MAX_BYTES = 170_000_000
/** How many times too large a picture may be when it is resized in earnest. */
const RESIZE_FACTOR = 4

/** The codecs are made for browsers, which have this class, and load their modules from URLs. */
class PixelData {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
  readonly colorSpace = 'srgb'

  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }
}

let codecs: Promise<unknown> | undefined

async function loadCodecs() {
  Object.assign(globalThis, { ImageData: PixelData })
  const [jpegDecoder, jpegEncoder, png, resizer] = await Promise.all([
    load('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'),
    load('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'),
    load('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'),
    load('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'),
  ])
  await Promise.all([
    // It would write its complaints about a broken file to the terminal.
    initJpegDecoder({ wasmBinary: jpegDecoder, printErr: () => {} }),
    initJpegEncoder({ wasmBinary: jpegEncoder }),
    initPngDecoder(png),
    initPngEncoder(png),
    initResize(resizer),
  ])
}

export type Thumbnail = { bytes: Uint8Array; format: 'png' | 'jpeg' } | { reason: 'unreadable' | 'too-large' }

/** A small version of a PNG or JPEG. `size` is its longer side. Pictures are never enlarged. */
export async function makeThumbnail({ bytes, size }: { bytes: Uint8Array; size: number }): Promise<Thumbnail> {
  const found = imageSize(bytes)
  if (!found || found.width === 0 || found.height === 0) return { reason: 'unreadable' }
  const { format } = found
  if (found.width * found.height * BYTES_PER_PIXEL > MAX_BYTES) return { reason: 'too-large' }
  codecs ??= loadCodecs()
  await codecs
  const [decode, encode] = format === 'png' ? [decodePng, encodePng] : [decodeJpeg, encodeJpeg]
  try {
    // A copy, because the bytes may be part of a larger buffer.
    const picture = await decode(Uint8Array.from(bytes).buffer)
    const scale = Math.min(1, size / Math.max(picture.width, picture.height))
    const [width, height] = [picture.width, picture.height].map(side => Math.max(1, Math.round(side * scale)))
    const rough = shrink(picture, Math.floor(1 / scale / RESIZE_FACTOR))
    const small = scale === 1 ? picture : await resize(rough, { width: width ?? 1, height: height ?? 1 })
    return { format, bytes: new Uint8Array(await encode(small)) }
  } catch {
    return { reason: 'unreadable' }
  }
}
