import type { Log } from '#server/platform/log.ts'

export type { Log } from '#server/platform/log.ts'

const LEVELS = ['error', 'warn', 'info', 'debug'] as const

/** Logs to the browser's console what a visitor could act on. */
export function createLog(level: string): Log {
  const isEnabled = (one: string) => LEVELS.findIndex(name => name === one) <= LEVELS.findIndex(name => name === level)
  const at =
    (name: (typeof LEVELS)[number]) =>
    (...given: unknown[]) => {
      if (isEnabled(name)) console[name](...given)
    }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug'), isLevelEnabled: isEnabled }
}
