import type { BaseMap } from '#resources/base-map/contract.ts'
import type { Config } from './config.ts'
import { type Db, databaseKind, isPostgresAddress, openDatabase } from './database/open.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import { createLocalBus, type LiveBus } from './live/bus.ts'
import { createLive, type Live } from './live/live.ts'
import type { Log } from './log.ts'
import { createLoginLog, type LoginLog } from './login-log.ts'
import { seedResources } from './resources.ts'
import { seedDemoAccounts } from './sessions/demo-accounts.ts'
import { type LevelCode, openLevelCode } from './sessions/level-code.ts'
import { refuseWrites } from './writes/guard.ts'
import { createWrites, type Writes } from './writes/write.ts'

/** What every endpoint stands on. */
export type Services = {
  db: Db
  /** The same, for handlers: it refuses what would be written past the audit trail. */
  reader: Db
  writes: Writes
  databaseKind: 'sqlite' | 'postgres'
  bus: LiveBus
  live: Live
  logins: LoginLog
  faults: Faults
  levelCode: LevelCode
  /** Where the pictures of Pokémon come from; null: from nowhere. */
  imageTemplate: string | null
  log: Log
  startedAt: Date
  /** null: the one that is built in. */
  baseMap: BaseMap | null
}

/** Opens what the settings name: database (migrated and seeded), bus, sockets, log. */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const db = await openDatabase(config.database)
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
  })
}

export async function createServices(parts: {
  db: Db
  bus: LiveBus
  log: Log
  levelCode: string | null
  imageTemplate?: string | null
  baseMap?: BaseMap | null
}): Promise<Services> {
  const { db, bus, log } = parts
  await seedDemoAccounts(db)
  await seedResources(db)
  const faults = await createFaults(parts)
  return {
    db,
    reader: db.withPlugin(refuseWrites),
    writes: createWrites(db, bus),
    databaseKind: databaseKind(db),
    bus,
    live: createLive({ db, bus, log, faults }),
    logins: createLoginLog(db, bus),
    faults,
    levelCode: await openLevelCode(db, parts.levelCode),
    imageTemplate: parts.imageTemplate ?? null,
    log,
    startedAt: new Date(),
    baseMap: parts.baseMap ?? null,
  }
}

export async function closeServices({ live, faults, writes, bus, db }: Services): Promise<void> {
  writes.close()
  faults.close()
  await live.close()
  await bus.close()
  await db.destroy()
}
