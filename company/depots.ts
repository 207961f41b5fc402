import { END } from './calendar.ts'
import type { RowOf } from './rows.ts'
import { isThereAt } from './staff.ts'

export type Location = { lng: number; lat: number }

/** Depots of the delivery vans, in Taiwan's large cities. They are far enough apart that their areas do not touch. */
export const DEPOTS: (Location & { en: string; zh: string; plate: string; radius: number })[] = [
  { en: 'Taipei', zh: '臺北', lng: 121.5436, lat: 25.04, plate: 'RDL-1021', radius: 0.07 },
  { en: 'Taoyuan', zh: '桃園', lng: 121.2168, lat: 24.9537, plate: 'RDL-1034', radius: 0.08 },
  { en: 'Hsinchu', zh: '新竹', lng: 120.9647, lat: 24.8066, plate: 'RDL-1047', radius: 0.06 },
  { en: 'Taichung', zh: '臺中', lng: 120.6736, lat: 24.1477, plate: 'RDL-1052', radius: 0.1 },
  { en: 'Chiayi', zh: '嘉義', lng: 120.4491, lat: 23.4801, plate: 'RDL-1068', radius: 0.06 },
  { en: 'Tainan', zh: '臺南', lng: 120.2133, lat: 22.9908, plate: 'RDL-1079', radius: 0.08 },
  { en: 'Kaohsiung', zh: '高雄', lng: 120.3119, lat: 22.6203, plate: 'RDL-1083', radius: 0.09 },
  { en: 'Yilan', zh: '宜蘭', lng: 121.7539, lat: 24.757, plate: 'RDL-1095', radius: 0.06 },
]

export const driversAtEnd = (members: readonly RowOf<'member'>[]) =>
  members.filter(member => member.job === 'driver' && isThereAt(member, END))
