import type { BaseMap } from '#shared/platform/base-map.ts'
import type { LiveBus } from './bus/bus.ts'
import type { Db } from './database/open.ts'
import type { KnownOrigins } from './keys/known-origins.ts'
import type { Live } from './live/live.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Log } from './platform/log.ts'
import type { BlockList } from './platform/network.ts'
import type { Bugs, Faults, Lessons, Traffic } from './practice.ts'
import type { KnownBrowsers } from './sessions/known-browsers.ts'
import type { LevelCode } from './sessions/level-code.ts'
import type { LoginLog } from './sessions/login-log.ts'
import type { SourceMaps } from './source-maps/source-maps.ts'
import type { Writes } from './writes/write.ts'

/** The limit of all files that an operator has uploaded in a sandbox, unless the settings name another. */
export const UPLOAD_QUOTA_BYTES = 200 * 1024 ** 2

/** What handlers and background work can use. `open-services.ts` creates it. */
export type Services = {
  db: Db
  /** The same database for handlers: it refuses writes that would bypass the audit trail. */
  unaudited: Db
  writes: Writes
  /** Stops deleting old rows, and stops the background work of resources. */
  endBackground: () => Promise<void>
  databaseKind: 'sqlite' | 'postgres'
  bus: LiveBus
  live: Live
  logins: LoginLog
  faults: Faults
  bugs: Bugs
  traffic: Traffic
  /** Null unless the settings want metrics. */
  metrics: Metrics | null
  /** Checks the tasks of the lessons as requests are logged. */
  lessons: Lessons
  /** Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
  trustedProxies: BlockList
  /** The origins of pages that may use API keys. */
  origins: KnownOrigins
  levelCode: LevelCode
  browsers: KnownBrowsers
  /** Finds the sources of the built client, for the stacks of error reports. */
  sourceMaps: SourceMaps
  /** The URL template for pictures of Pokémon. Null means no pictures. */
  imageTemplate: string | null
  /** The limit of all files that an operator has uploaded in a sandbox. */
  uploadQuotaBytes: number
  log: Log
  startedAt: Date
  /** Null means the built-in base map. */
  baseMap: BaseMap | null
}
