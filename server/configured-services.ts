import { createLocalBus } from './bus/bus.ts'
import type { Config } from './config/config.ts'
import { isPostgresAddress, openDatabase } from './database/open.ts'
import { createServices, seed } from './open-services.ts'
import type { Log } from './platform/log.ts'
import type { Services } from './services.ts'
import { requirePrivacy } from './start/check-start.ts'

/** Opens everything that the settings name: the database (migrated and seeded), the bus, the sockets and the log. */
export async function openServices(config: Config, log: Log): Promise<Services> {
  const db = await openDatabase(config.database, {
    log,
    async seed(db) {
      await requirePrivacy(db, config)
      await seed(db)
    },
  })
  const bus = isPostgresAddress(config.database)
    ? await (await import('./bus/postgres-bus.ts')).createPostgresBus(config.database, log)
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
    uploadQuotaBytes: config.uploadQuotaBytes,
    hasMetrics: config.metrics !== null,
  })
}
