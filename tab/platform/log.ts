import type { Log } from '#server/platform/log.ts'

export type { Log } from '#server/platform/log.ts'

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

/** Logs to the browser's console what a visitor could act on. */
export function createLog(level: string): Log {
  const isEnabled = (name: string) => LEVELS.indexOf(name) <= LEVELS.indexOf(level)
  const at =
    (name: 'error' | 'warn' | 'info' | 'debug') =>
    (...given: unknown[]) => {
      if (isEnabled(name)) console[name](...given)
    }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug'), isLevelEnabled: isEnabled }
}
