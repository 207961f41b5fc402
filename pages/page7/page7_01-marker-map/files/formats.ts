import { writeCsv, writeGeoJson } from './write.ts'

// The code that loads when a file is opened or saved.
export { readExample } from './read-example.ts'
export { readFile } from './read-file.ts'
export const writers = { geojson: writeGeoJson, csv: writeCsv }
