import { buildClientWhenStale } from '#scripts/build.ts'
import { measureAuditList } from './audit-list.ts'
import { measureBrowser } from './browser.ts'
import { measureClass } from './class.ts'
import { measureEndpoint } from './endpoint.ts'
import { measureFloorPlan } from './floor-plan.ts'
import { measureJobs } from './jobs.ts'
import { measureLive } from './live.ts'
import { measureLiveTrack } from './live-track.ts'
import { measureLoginList } from './login-list.ts'
import { measureLoginLog } from './login-log.ts'
import { measureLongLists } from './long-lists.ts'
import { measureNeighbours } from './neighbours.ts'
import { measureReload } from './reload.ts'
import { machine, type Row, table } from './report.ts'
import { measureRoom } from './room.ts'
import { measureSales } from './sales.ts'
import { measureSandbox } from './sandbox.ts'
import { measureSites } from './sites.ts'
import { measureTraffic } from './traffic.ts'

// Times depend on the machine, so these are not tests. `npm run bench -- login-log` runs one part.
const PARTS: Record<string, () => Promise<Row[]>> = {
  browser: measureBrowser,
  class: measureClass,
  endpoint: measureEndpoint,
  'floor-plan': measureFloorPlan,
  'login-log': measureLoginLog,
  'login-list': measureLoginList,
  'audit-list': measureAuditList,
  jobs: measureJobs,
  'long-lists': measureLongLists,
  live: measureLive,
  'live-track': measureLiveTrack,
  reload: measureReload,
  room: measureRoom,
  sales: measureSales,
  sandbox: measureSandbox,
  sites: measureSites,
  neighbours: measureNeighbours,
  traffic: measureTraffic,
}

buildClientWhenStale()
const named = process.argv.slice(2)
console.log(`Measured ${new Date().toISOString().slice(0, 10)} on ${machine()}.\n`)
for (const [name, measure] of Object.entries(PARTS))
  if (named.length === 0 || named.includes(name)) console.log(`${table(await measure())}\n`)
