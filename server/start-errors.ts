import type { Config } from './config.ts'
import { isPostgresAddress } from './database/open.ts'

type StartError = Error & { code?: string; errors?: unknown[] }

/** Errors of connections and of PostgreSQL, with what to do about each. */
const DATABASE_ERRORS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there: start PostgreSQL, or correct the host and the port',
  ENOTFOUND: 'the host is not known: correct its name',
  EAI_AGAIN: 'the host’s name cannot be resolved now: correct it, or look at the network',
  ETIMEDOUT: 'it does not answer: look at the network, or correct the host',
  EHOSTUNREACH: 'it cannot be reached: look at the network, or correct the host',
  ECONNRESET: 'the connection was cut',
  '28P01': 'the password is wrong',
  '28000': 'the user is not admitted',
  '3D000': 'there is no such database: create it first, or correct its name',
  '42501': 'the user may not create tables there',
  '53300': 'it has no connection to spare',
  '57P03': 'it is starting still: try again',
}

/** An error by which the console did not start, in one line that names the setting. */
export function describeStartError(error: unknown, { database }: Config): Error {
  const code = codeOf(error)
  const hint = code === undefined ? undefined : DATABASE_ERRORS[code]
  if (!isPostgresAddress(database) || !hint) return error as Error
  return new Error(`DATABASE_URL, ${placeOf(database)}: ${hint} (${code}).`, { cause: error })
}

/** The code that stands deepest: a wrapper's, an aggregate's of several addresses, or the error's own. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, errors = [], cause } = error as StartError
  return code ?? [cause, ...errors].map(codeOf).find(found => found !== undefined)
}

/** Where the address leads, without its password. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return 'the database'
  const { hostname, port, username, pathname } = new URL(address)
  return `${username ? `${username}@` : ''}${hostname || 'localhost'}:${port || 5432}${pathname}`
}

/** Why the port could not be opened. */
export function describeListenError({ code, message }: StartError, { host, port }: Config): string {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken: stop what uses it, or set STRIVE_PORT.`
  if (code === 'EACCES')
    return `Port ${port} of ${host} may not be opened by this user: set STRIVE_PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `STRIVE_HOST ${host} is no address of this machine: correct it, or leave it out for 127.0.0.1.`
  return `Cannot listen on ${host}:${port}: ${message}`
}
