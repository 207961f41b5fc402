import { failed, type Reading } from './imported.ts'
import { readCsv } from './read-csv.ts'
import { readGeoJson } from './read-geojson.ts'

const MAX_BYTES = 20 * 1024 * 1024

/** Reads the markers of a file: GeoJSON by its first sign, CSV otherwise. */
export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > MAX_BYTES) return failed('too-large')
  const text = decode(new Uint8Array(await file.arrayBuffer()))
  if (text === null) return failed('encoding')
  return readText(text)
}

export function readText(text: string): Reading {
  if (text.trim() === '') return failed('empty')
  return /^\s*[[{]/.test(text) ? readGeoJson(text) : readCsv(text)
}

/** UTF-8 or UTF-16, and Big5 as older spreadsheets in Taiwan write it; null when it is none of them. */
function decode(bytes: Uint8Array): string | null {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null
  for (const encoding of marked ? [marked] : ['utf-8', 'big5']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one, if there is one.
    }
  }
  return null
}
