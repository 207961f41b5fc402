import { type LevelWithSilent, pino } from 'pino'

/** Fields that hold secrets, wherever they occur. They are never logged. */
const SECRETS = ['password', 'current', 'next', 'code', 'token', 'ticket', 'authorization', 'key']

/** Logs structured lines to stderr, so that stdout stays readable for people. */
export const createLog = (level: LevelWithSilent) =>
  pino(
    { level, base: null, redact: { paths: SECRETS.flatMap(name => [name, `*.${name}`]), censor: '[secret]' } },
    pino.destination({ dest: 2, sync: true }),
  )
export type Log = Pick<ReturnType<typeof createLog>, 'error' | 'warn' | 'info' | 'debug' | 'isLevelEnabled'>
