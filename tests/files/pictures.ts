import { deflateSync } from 'node:zlib'
import { chunk, SIGNATURE } from '#resources/captchas/png.ts'

/** A JPEG of 64 × 48 pixels, for tests. */
export const jpeg: Buffer<ArrayBuffer> = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wCEAAgICAgJCAkKCgkNDgwODRMREBARExwUFhQWFBwrGx8bGx8bKyYuJSMlLiZENS8vNURO',
    'Qj5CTl9VVV93cXecnNEBCAgICAkICQoKCQ0ODA4NExEQEBETHBQWFBYUHCsbHxsbHxsrJi4lIyUuJkQ1Ly81RE5CPkJOX1VVX3dx',
    'd5yc0f/CABEIADAAQAMBIgACEQEDEQH/xAAsAAEBAQAAAAAAAAAAAAAAAAAAAgYBAQADAQAAAAAAAAAAAAAAAAABAgUG/9oADAMB',
    'AAIQAxAAAADJodxzVoFJQpIlLMvSRSUKSISzL0kUlCkj/8QAFxABAQEBAAAAAAAAAAAAAAAAEQAQIP/aAAgBAQABPwBmdZmZxmZm',
    'ZmZmZmeWdZnhmZmZm//EABURAQEAAAAAAAAAAAAAAAAAAAAT/9oACAECAQE/ALLLLLLLLLLLLP/EABURAQEAAAAAAAAAAAAAAAAA',
    'AAAR/9oACAEDAQE/AIiIiIiIiP/Z',
  ].join(''),
  'base64',
)

/** A PNG of this size, for tests: black, of eight bits of gray, or of four channels of 16 bits. A `short` one lacks pixels. */
export function png(width: number, height: number, { short = false, deep = false } = {}): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = deep ? 16 : 8
  header[9] = deep ? 6 : 0
  const pixels = Buffer.alloc(short ? 10 : (width * (deep ? 8 : 1) + 1) * height)
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND')])
}
