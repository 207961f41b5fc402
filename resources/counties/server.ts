import { serve } from '#server/serve.ts'
import { findCounties } from './contract.ts'
import { countyAt } from './outlines.ts'

export const endpoints = [
  serve(findCounties, async ({ body: { points } }) => {
    const found = points.map(({ lng, lat }) => countyAt(lng, lat))
    const counties = [...new Set(found.flatMap(county => county ?? []))]
    return { status: 200, body: { places: found.map(county => ({ countyId: county?.id ?? null })), counties } }
  }),
]
