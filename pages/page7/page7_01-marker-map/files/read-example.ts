import Papa from 'papaparse'
import type { ListType } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import type { Language } from '#shared/messages.ts'
import type { Imported } from './imported.ts'

type Region = 'north' | 'central' | 'south' | 'east' | 'islands'
type Row = {
  id: string
  lng: string
  lat: string
  name_zh: string
  name_en: string
  county_zh: string
  county_en: string
}

const REGIONS: Record<Region, { type: ListType; counties: string }> = {
  north: { type: 'place', counties: '臺北市 新北市 基隆市 桃園市 新竹市 新竹縣 宜蘭縣' },
  central: { type: 'trail', counties: '苗栗縣 臺中市 彰化縣 南投縣 雲林縣' },
  south: { type: 'store', counties: '嘉義市 嘉義縣 臺南市 高雄市 屏東縣' },
  east: { type: 'shop', counties: '花蓮縣 臺東縣' },
  islands: { type: 'camp', counties: '澎湖縣 金門縣 連江縣' },
}

/**
 * The townships of Taiwan (shared/geometry/taiwan-townships.csv) as markers, with a list for each region. Deterministic: a
 * second import changes nothing.
 */
export function readExample(csv: string, language: Language, nameOfRegion: (region: Region) => string): Imported[] {
  const { data } = Papa.parse<Row>(csv, { header: true, skipEmptyLines: true })
  return data.map(row => {
    const region = regionOf(row.county_zh)
    return {
      id: `township-${row.id}`,
      name: language === 'zh' ? `${row.county_zh}${row.name_zh}` : `${row.name_en}, ${row.county_en}`,
      lng: Number(row.lng),
      lat: Number(row.lat),
      list: { name: nameOfRegion(region), type: REGIONS[region].type },
    }
  })
}

function regionOf(county: string): Region {
  const [region] = Object.entries(REGIONS).find(([, { counties }]) => counties.includes(county)) ?? []
  // Every county is in one of the regions; the keys are ours.
  return (region ?? 'north') as Region
}
