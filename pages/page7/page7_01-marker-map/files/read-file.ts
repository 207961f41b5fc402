import { decodeText } from '#client/files/decode-text.ts'
import { failed, type Reading } from './imported.ts'
import { readCsv } from './read-csv.ts'
import { readGeoJson } from './read-geojson.ts'

const MAX_BYTES = 20 * 1024 * 1024

/** Reads the markers of a file. `swapped` is how it reads with longitude and latitude swapped, if they seem to be. */
export async function readFile(file: Blob & { name?: string }): Promise<{ reading: Reading; swapped: Reading | null }> {
  if (file.size > MAX_BYTES) return { reading: failed('too-large'), swapped: null }
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (!decoded) return { reading: failed('encoding'), swapped: null }
  const read = (isSwapped: boolean) => readText(decoded.text, { name: file.name, isSwapped })
  const reading = read(false)
  return { reading, swapped: reading.issues.some(({ code }) => code === 'swapped') ? read(true) : null }
}

/** As GeoJSON if its name or its first character says so, otherwise as CSV. */
export function readText(text: string, { name = '', isSwapped = false } = {}): Reading {
  if (text.trim() === '') return failed('empty')
  return /\.(geo)?json$/i.test(name) || /^\s*[[{]/.test(text) ? readGeoJson(text, isSwapped) : readCsv(text, isSwapped)
}
