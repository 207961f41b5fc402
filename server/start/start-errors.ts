import type { Config } from '#server/config/config.ts'
import { isPostgresAddress } from '#server/database/open.ts'

type StartError = Error & { code?: string; errors?: unknown[] }

/** Error codes of connections and PostgreSQL, with what to do about each. */
const DATABASE_ERRORS: Record<string, string> = {
  ECONNREFUSED: 'connection refused. Start PostgreSQL, or check the host and the port',
  ENOTFOUND: 'host not found. Check its name',
  EAI_AGAIN: 'the host name cannot be resolved. Check it and your network',
  ETIMEDOUT: 'the connection timed out. Check the host and your network',
  EHOSTUNREACH: 'the host is unreachable. Check the host and your network',
  ECONNRESET: 'the connection was closed',
  '28P01': 'the password is wrong',
  '28000': 'the user may not connect',
  '3D000': 'the database does not exist. Create it, or check its name',
  '42501': 'the user may not create tables',
  '53300': 'too many connections',
  '57P03': 'PostgreSQL is still starting. Try again',
}

/** Explains in one line why the console did not start, and names the setting. */
export function describeStartError(error: unknown, { database }: Config): Error {
  const code = codeOf(error)
  const hint = code === undefined ? undefined : DATABASE_ERRORS[code]
  // Node and pg throw errors.
  if (!isPostgresAddress(database) || !hint) return error as Error
  return new Error(`DATABASE_URL, ${hostOf(database)}: ${hint} (${code}).`, { cause: error })
}

/** The first code found in the error, its cause, or the errors of an `AggregateError`. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // As above.
  const { code, errors = [], cause } = error as StartError
  return code ?? [cause, ...errors].map(codeOf).find(found => found !== undefined)
}

/** The host of the address, without the password. */
function hostOf(address: string): string {
  if (!URL.canParse(address)) return 'the database'
  const { hostname, port, username, pathname } = new URL(address)
  return `${username ? `${username}@` : ''}${hostname || 'localhost'}:${port || 5432}${pathname}`
}

/** Explains why the console can't listen. `setting` is the one that names the port, if not STRIVE_PORT. */
export function describeListenError(
  { code, message }: StartError,
  { host, port }: Pick<Config, 'host' | 'port'>,
  setting?: string,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use. Stop the program that uses it, or set ${setting ?? 'STRIVE_PORT'}.`
  if (code === 'EACCES')
    return `This user may not open port ${port} on ${host}. Set ${setting ?? 'STRIVE_PORT'} to a port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${setting ?? 'STRIVE_HOST'} ${host} is not an address of this machine. Correct it, or remove it to use 127.0.0.1.`
  return `Cannot listen on ${host}:${port}: ${message}`
}
