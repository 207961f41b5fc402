import { decodeText } from '#client/files/decode-text.ts'
import { failed, type Reading } from './imported.ts'
import { readCsv } from './read-csv.ts'
import { readGeoJson } from './read-geojson.ts'

const MAX_BYTES = 20 * 1024 * 1024

/** Reads the markers of a file: GeoJSON by its first character, otherwise CSV. */
export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > MAX_BYTES) return failed('too-large')
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  return decoded ? readText(decoded.text) : failed('encoding')
}

export function readText(text: string): Reading {
  if (text.trim() === '') return failed('empty')
  return /^\s*[[{]/.test(text) ? readGeoJson(text) : readCsv(text)
}
