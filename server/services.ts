import type { BlockList } from 'node:net'
import type { BaseMap } from '#shared/platform/base-map.ts'
import type { Config } from './config.ts'
import { type Db, databaseKind, isPostgresAddress, openDatabase } from './database/open.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import { trustedProxies } from './http/address.ts'
import { createKnownOrigins, type KnownOrigins } from './keys/known-origins.ts'
import { type LessonWatch, watchLessons } from './lessons/watch.ts'
import { createLocalBus, type LiveBus } from './live/bus.ts'
import { createLive, type Live } from './live/live.ts'
import type { Log } from './log.ts'
import { findBackground, installResources } from './resources.ts'
import { seedDemoAccounts } from './sessions/demo-accounts.ts'
import { type LevelCode, openLevelCode } from './sessions/level-code.ts'
import { createLoginLog, type LoginLog } from './sessions/login-log.ts'
import { createSourceMaps, type SourceMaps } from './source-maps.ts'
import { keepSweeping } from './sweeping.ts'
import { createTraffic, type Traffic } from './traffic/traffic.ts'
import { refuseWrites } from './writes/guard.ts'
import { createWrites, type Writes } from './writes/write.ts'

export type Services = {
  db: Db
  /** The same database for handlers: it refuses writes that would bypass the audit trail. */
  unaudited: Db
  writes: Writes
  /** Stops deleting old rows, and stops the background work of resources. */
  endBackground: () => void
  databaseKind: 'sqlite' | 'postgres'
  bus: LiveBus
  live: Live
  logins: LoginLog
  faults: Faults
  traffic: Traffic
  /** Checks the tasks of the lessons as requests are logged. */
  lessons: LessonWatch
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: BlockList
  /** The origins of pages that may use API keys. */
  origins: KnownOrigins
  levelCode: LevelCode
  /** Finds the sources of the built client, for the stacks of error reports. */
  sourceMaps: SourceMaps
  /** The URL template for pictures of Pokémon. Null means no pictures. */
  imageTemplate: string | null
  log: Log
  startedAt: Date
  /** Null means the built-in base map. */
  baseMap: BaseMap | null
}

/** Opens everything that the settings name: the database (migrated and seeded), the bus, the sockets and the log. */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const db = await openDatabase(config.database, { log, seed })
  const bus = isPostgresAddress(config.database)
    ? await (await import('./live/postgres-bus.ts')).createPostgresBus(config.database, log)
    : createLocalBus()
  return createServices({
    db,
    bus,
    log,
    levelCode: config.levelCode,
    imageTemplate: config.imageTemplate,
    baseMap: config.baseMap,
    trustedProxies: config.trustedProxies,
    dist: config.dist,
  })
}

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
  traffic?: Traffic
  /** The folder of the built client. */
  dist?: string
}): Promise<Services> {
  const { db, bus, log } = parts
  await seed(db)
  const faults = await createFaults(parts)
  const services: Omit<Services, 'endBackground'> = {
    db,
    unaudited: db.withPlugin(refuseWrites),
    writes: createWrites(db, bus),
    databaseKind: databaseKind(db),
    bus,
    live: createLive({ db, bus, log, faults }),
    logins: createLoginLog(db, bus),
    faults,
    traffic: parts.traffic ?? createTraffic(parts),
    lessons: watchLessons(parts),
    origins: await createKnownOrigins(parts),
    trustedProxies: trustedProxies(parts.trustedProxies ?? []),
    levelCode: await openLevelCode(db, parts.levelCode),
    sourceMaps: createSourceMaps(parts.dist ?? null),
    imageTemplate: parts.imageTemplate ?? null,
    log,
    startedAt: new Date(),
    baseMap: parts.baseMap ?? null,
  }
  const ends = [keepSweeping(parts)]
  const endBackground = () => {
    for (const end of ends) end()
  }
  const whole = { ...services, endBackground }
  for (const start of await findBackground()) ends.push(start(whole))
  return whole
}

export async function closeServices(services: Services): Promise<void> {
  const { live, faults, origins, traffic, lessons, writes, endBackground, bus, db } = services
  await traffic.close()
  await lessons.close()
  writes.close()
  endBackground()
  faults.close()
  origins.close()
  await live.close()
  await bus.close()
  await db.destroy()
}
