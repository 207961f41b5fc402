import { decodeText } from '#client/files/decode-text.ts'
import { readGeoJson, writeGeoJson } from './geojson.ts'
import { failed, type Reading } from './imported.ts'
import { readKml, writeKml } from './kml.ts'

// The code that loads when a file is opened or saved.
export const writers = { geojson: writeGeoJson, kml: writeKml }

const MAX_BYTES = 5 * 1024 * 1024

/** Reads the areas of a file: KML if it begins like XML, otherwise GeoJSON. */
export async function readFile(file: Blob): Promise<Reading> {
  if (file.size > MAX_BYTES) return failed('too-large')
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  return decoded ? readText(decoded.text) : failed('encoding')
}

export function readText(text: string): Reading {
  if (text.trim() === '') return failed('empty')
  return text.trimStart().startsWith('<') ? readKml(text) : readGeoJson(text)
}
