import { parse } from 'csv-parse/sync'
import { readFacts } from '#server/platform/files.ts'
import type { Words } from '#shared/messages.ts'

/**
 * A township of Taiwan. The Ministry of the Interior gives it an eight-digit id; the first five digits are its
 * county's.
 */
export type TownshipFacts = { id: string; name: Words; countyId: string; county: Words; lng: number; lat: number }

let known: readonly TownshipFacts[] | undefined

/** All townships, in id order. They are read on first use. */
export function townships(): readonly TownshipFacts[] {
  known ??= readTownships()
  return known
}

const COUNTY_DIGITS = 5
export const countyOf = (townshipId: string): string => townshipId.slice(0, COUNTY_DIGITS)

function readTownships(): TownshipFacts[] {
  const rows: Record<string, string>[] = parse(readFacts('shared/geometry/taiwan-townships.csv'), {
    columns: true,
    bom: true,
  })
  return rows
    .map(({ id = '', name_zh = '', name_en = '', county_zh = '', county_en = '', lng, lat }) => ({
      id,
      name: { en: name_en, zh: name_zh },
      countyId: countyOf(id),
      county: { en: county_en, zh: county_zh },
      lng: Number(lng),
      lat: Number(lat),
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

let byId: ReadonlyMap<string, TownshipFacts> | undefined
export function townshipOf(id: string): TownshipFacts | undefined {
  byId ??= new Map(townships().map(township => [township.id, township]))
  return byId.get(id)
}

const NOWHERE: Words = { en: '', zh: '' }

/** A township with its county, as in an address. Empty for an unknown id. */
export function localityOf(townshipId: string): Words {
  const township = townshipOf(townshipId)
  if (!township) return NOWHERE
  const { name, county } = township
  return { en: `${name.en}, ${county.en}`, zh: county.zh + name.zh }
}
