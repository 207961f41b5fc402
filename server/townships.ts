import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Words } from '#shared/messages.ts'

const FILE = `${import.meta.dirname}/../shared/taiwan-townships.csv`
type Line = Record<'id' | 'name_zh' | 'name_en' | 'county_zh' | 'county_en', string>

let places: ReadonlyMap<string, Words> | undefined

/** Where a township is, as one says it: `Da’an District, Taipei City`, 臺北市大安區. Empty for a number that no township has. */
export function placeOf(townshipId: string): Words {
  places ??= new Map(
    (parse(readFileSync(FILE, 'utf8'), { columns: true }) as Line[]).map(line => [
      line.id,
      { en: `${line.name_en}, ${line.county_en}`, zh: line.county_zh + line.name_zh },
    ]),
  )
  return places.get(townshipId) ?? { en: '', zh: '' }
}
