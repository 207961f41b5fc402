import type { PlannedStop } from './rules.ts'
import type { TrackTable } from './table.ts'
import type { Tour } from './tour.ts'

/** The columns that hold a tour. */
export const toColumns = ({ points, stops }: Tour): Pick<TrackTable, 'points' | 'stops'> => ({
  points: JSON.stringify(points),
  stops: JSON.stringify(stops.map(({ siteId, lng, lat, dueSeconds }) => [siteId, lng, lat, dueSeconds])),
})

/** The tour of a row. Only this resource writes these columns. */
export function tourOf(row: Pick<TrackTable, 'points' | 'stops'>): Tour {
  const stops: [siteId: number, lng: number, lat: number, dueSeconds: number][] = JSON.parse(row.stops)
  return {
    points: JSON.parse(row.points),
    stops: stops.map(([siteId, lng, lat, dueSeconds]): PlannedStop => ({ siteId, lng, lat, dueSeconds })),
  }
}
