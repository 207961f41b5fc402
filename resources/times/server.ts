import { serve } from '#server/http/serve.ts'
import { readClock, readTime } from './contract.ts'
import { readLocal, shownIn } from './rules.ts'

export const endpoints = [
  serve(readClock, async () => ({ status: 200, body: { now: new Date().toISOString() } })),

  serve(readTime, async ({ body: { local, zone, zones } }) => {
    const { moments, ...rest } = readLocal(local, zone)
    const shown = [...new Set([zone, ...zones])]
    return {
      status: 200,
      body: { ...rest, moments: moments.map(at => ({ at, shown: shown.map(one => shownIn(at, one)) })) },
    }
  }),
]
