import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseNetwork } from '#server/http/address.ts'
import { isIP } from '#server/platform/network.ts'
import { UPLOAD_QUOTA_BYTES } from '#server/services.ts'
import type { BaseMap } from '#shared/platform/base-map.ts'
import { mapOrigins, parseBaseMap, parseOrigins } from './base-map.ts'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Where `npm run build` puts the client. */
export const DIST = resolve(import.meta.dirname, '../../dist')

const MB = 1024 ** 2

export type Config = {
  host: string
  port: number
  /** A `postgres://` URL, or the folder of the embedded database. */
  database: string
  levelCode: string | null
  allowsDemoPasswords: boolean
  logLevel: (typeof LOG_LEVELS)[number]
  /** The URL of a Pokémon's picture, with `{id}`, `{nationalId}` or `{name}` in it. Null means no pictures. */
  imageTemplate: string | null
  /** Replaces the built-in base map. */
  baseMap: BaseMap | null
  /** Origins that pages may fetch map data from. */
  mapOrigins: string[]
  /** Addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are trusted. */
  trustedProxies: string[]
  /** The limit of all files that an operator has uploaded in a sandbox. */
  uploadQuotaBytes: number
  /** Where to serve metrics. Null means nowhere. */
  metrics: { host: string; port: number } | null
  /** Whether a new database begins with the practice company; server/platform/machine.ts reads it. */
  hasPracticeData: boolean
  /** The last day of new practice data; company/clock.ts reads it. Null means today. */
  today: string | null
  /** The folder of the built client. */
  dist: string
}

/** Invalid settings, one per line. */
class ConfigError extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
  }
}

/** Reads the settings that `.env.example` lists. Throws `ConfigError` with one line for each invalid value. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const wrong: string[] = []
  const given = (name: string) => environment[name]?.trim() || undefined
  const expect = <T>(name: string, fallback: T, parse: (text: string) => T | null, expected: string): T => {
    const text = given(name)
    if (text === undefined) return fallback
    const value = parse(text)
    // The value may be a secret in the wrong variable, so the message doesn't repeat it.
    if (value === null) wrong.push(`${name} must be ${expected}.`)
    return value ?? fallback
  }
  const isHost = (text: string) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)
  const baseMap = expect(
    'STRIVE_BASE_MAP',
    null,
    parseBaseMap,
    'an https URL or a path on this server, to raster tiles (…/{z}/{x}/{y}.png) or a MapLibre style',
  )
  const ownMap = baseMap && { ...baseMap, credit: given('STRIVE_BASE_MAP_CREDIT') ?? '' }
  const mapHosts = expect('STRIVE_BASE_MAP_HOSTS', [], parseOrigins, 'a list of https origins, separated by spaces')
  const config: Config = {
    host: expect('STRIVE_HOST', '127.0.0.1', text => (isHost(text) ? text : null), 'a host name or an IP address'),
    port: expect('STRIVE_PORT', 3014, parsePort, 'a port number from 0 to 65535 (0 lets the system choose)'),
    database: given('DATABASE_URL')
      ? expect('DATABASE_URL', '', parseDatabaseUrl, 'a PostgreSQL URL such as postgres://user:password@host/database')
      : (given('STRIVE_DATA') ?? './data'),
    levelCode: expect(
      'STRIVE_LEVEL_CODE',
      null,
      text => (text.length >= 8 ? text : null),
      'at least 8 characters long',
    ),
    allowsDemoPasswords: expect('STRIVE_ALLOW_DEMO', false, parseFlag, '1 or 0'),
    logLevel: expect('STRIVE_LOG', 'info', parseLogLevel, `one of ${LOG_LEVELS.join(', ')}`),
    imageTemplate: expect(
      'STRIVE_IMAGE_HOST',
      null,
      parseImageTemplate,
      'an https URL or a path on this server that contains {id}, {nationalId} or {name}, such as https://img.example/{nationalId}.png',
    ),
    baseMap: ownMap,
    mapOrigins: mapOrigins(ownMap, mapHosts),
    trustedProxies: expect(
      'STRIVE_TRUSTED_PROXIES',
      [],
      parseNetworks,
      'a list of addresses or networks, separated by spaces, such as 127.0.0.1 10.0.0.0/8 fd00::/8',
    ),
    uploadQuotaBytes: expect(
      'STRIVE_UPLOAD_QUOTA_MB',
      UPLOAD_QUOTA_BYTES,
      parseMegabytes,
      'a whole number of megabytes from 1 to 99999',
    ),
    metrics: expect(
      'STRIVE_METRICS',
      null,
      parseMetrics,
      'a port, or an address and a port, such as 9464, 127.0.0.1:9464 or [::1]:9464',
    ),
    hasPracticeData: expect('STRIVE_PRACTICE_DATA', true, parseFlag, '1 or 0'),
    today: expect('STRIVE_TODAY', null, parseDay, 'a date such as 2026-10-31'),
    // Set when the client was built elsewhere, as in tests.
    dist: expect('STRIVE_DIST', DIST, parseDist, 'the folder of a built client, which contains pages.json'),
  }
  if (wrong.length > 0) throw new ConfigError(wrong)
  return config
}

const parsePort = (text: string) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null)
/** Without an address, only this machine can read them. */
function parseMetrics(text: string) {
  const [, bracketed, plain, digits = ''] = /^(?:\[([^\]]+)\]:|([^:[\]]+):)?(\d{1,5})$/.exec(text) ?? []
  const host = bracketed ?? plain ?? '127.0.0.1'
  const port = parsePort(digits)
  return port === null || isIP(host) === 0 ? null : { host, port }
}
const parseMegabytes = (text: string) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) * MB : null)
const parseNetworks = (text: string) => {
  const networks = text.split(/[\s,]+/).filter(one => one !== '')
  return networks.every(parseNetwork) ? networks : null
}
const parseDay = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)
const parseFlag = (text: string) => (text === '1' ? true : text === '0' ? false : null)
const parseLogLevel = (text: string) => LOG_LEVELS.find(level => level === text) ?? null
const parseDist = (text: string) => (existsSync(`${text}/pages.json`) ? resolve(text) : null)

/** The content security policy allows the whole host, so the host must not contain placeholders. */
function parseImageTemplate(text: string): string | null {
  const [, origin = '', path = ''] = /^(https:\/\/[a-z0-9.:-]+)?(\/(?!\/)[^\s\\]*)$/i.exec(text) ?? []
  const rest = path.replace(/\{(id|nationalId|name)\}/g, '')
  const isWhole = path !== '' && rest !== path && !/[{}]/.test(rest)
  const isHost = origin === '' || (URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase())
  return isWhole && isHost ? text : null
}

export const imageSources = ({ imageTemplate }: Config): string[] =>
  imageTemplate?.startsWith('https:') ? [new URL(imageTemplate).origin] : []

const parseDatabaseUrl = (text: string) => (/^postgres(ql)?:\/\/./.test(text) ? text : null)

/** Whether only this machine can reach the host. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)
