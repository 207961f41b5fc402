import { every } from '#server/platform/turns.ts'
import type { BaseMap } from '#shared/platform/base-map.ts'
import type { LiveBus } from './bus/bus.ts'
import { type Db, databaseKind } from './database/open.ts'
import { trustedProxies } from './http/address.ts'
import { createKnownOrigins } from './keys/known-origins.ts'
import { createLive } from './live/live.ts'
import { createMetrics } from './metrics/metrics.ts'
import { addServerMetrics } from './metrics/server-metrics.ts'
import type { Log } from './platform/log.ts'
import { findPractice, type Traffic } from './practice.ts'
import { findBackground, findSweeps, installResources } from './resources.ts'
import { findUnauditedTables } from './sandboxes/tables.ts'
import { type Services, UPLOAD_QUOTA_BYTES } from './services.ts'
import { seedDemoAccounts } from './sessions/demo-accounts.ts'
import { knownBrowsers } from './sessions/known-browsers.ts'
import { openLevelCode } from './sessions/level-code.ts'
import { createLoginLog } from './sessions/login-log.ts'
import { createSourceMaps } from './source-maps/source-maps.ts'
import { addUnaudited, refuseWrites } from './writes/guard.ts'
import { createWrites } from './writes/write.ts'

/** Writes the initial data if it is missing. */
export async function seed(db: Db): Promise<void> {
  await seedDemoAccounts(db)
  await installResources(db)
}

export async function createServices(parts: {
  db: Db
  bus: LiveBus
  log: Log
  levelCode: string | null
  imageTemplate?: string | null
  baseMap?: BaseMap | null
  trustedProxies?: readonly string[]
  uploadQuotaBytes?: number
  traffic?: Traffic
  hasMetrics?: boolean
  /** The folder of the built client. */
  dist?: string
}): Promise<Services> {
  const { db, bus, log } = parts
  addUnaudited(await findUnauditedTables())
  await seed(db)
  const practice = await findPractice()
  const faults = await practice.createFaults(parts)
  const services: Omit<Services, 'endBackground'> = {
    db,
    unaudited: db.withPlugin(refuseWrites),
    writes: createWrites(db, bus),
    databaseKind: databaseKind(db),
    bus,
    live: createLive({ db, bus, log, faults }),
    logins: createLoginLog(db, bus),
    faults,
    bugs: await practice.createBugs(parts),
    traffic: parts.traffic ?? practice.createTraffic(parts),
    metrics: parts.hasMetrics ? await createMetrics() : null,
    lessons: practice.watchLessons(parts),
    origins: await createKnownOrigins(parts),
    trustedProxies: trustedProxies(parts.trustedProxies ?? []),
    levelCode: await openLevelCode(db, parts.levelCode),
    browsers: knownBrowsers(db),
    sourceMaps: createSourceMaps(parts.dist ?? null),
    imageTemplate: parts.imageTemplate ?? null,
    uploadQuotaBytes: parts.uploadQuotaBytes ?? UPLOAD_QUOTA_BYTES,
    log,
    startedAt: new Date(),
    baseMap: parts.baseMap ?? null,
  }
  if (services.metrics) addServerMetrics(services.metrics, services)
  const ends: (() => void | Promise<void>)[] = [keepSweeping(parts)]
  const endBackground = async () => {
    await Promise.all(ends.map(end => end()))
  }
  const whole = { ...services, endBackground }
  for (const start of await findBackground()) ends.push(start(whole))
  return whole
}

export async function closeServices(services: Services): Promise<void> {
  const { live, faults, bugs, origins, traffic, lessons, writes, sourceMaps, endBackground, bus, db } = services
  await traffic.close()
  await lessons.close()
  await sourceMaps.close()
  writes.close()
  await endBackground()
  faults.close()
  bugs.close()
  origins.close()
  await live.close()
  await bus.close()
  await db.destroy()
}

const SWEEP_MS = 600_000

/** Lets each resource with a `sweep.ts` delete old rows every ten minutes. Returns a function that stops it. */
function keepSweeping({ db, log }: { db: Db; log: Log }): () => void {
  async function sweepAll() {
    for (const [name, sweep] of await findSweeps())
      await sweep(db).catch(error => log.warn({ error: String(error), name }, 'could not delete old rows'))
  }
  const timer = every(() => void sweepAll(), SWEEP_MS)
  return () => clearInterval(timer)
}
