import { laterPart } from '#client/ui/states/later-part.tsx'

/** The code of charts, which only the entry of a species needs. */
export const StatRadar = laterPart(
  'radar of stats',
  () => import('./stat-radar.tsx').then(radar => radar.StatRadar),
  320,
)
