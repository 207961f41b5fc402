import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import type { Order } from './console-host.ts'
import { TEST_SETTINGS } from './running-console.ts'

/** A console that a story opens. */
export type OpenedConsole = {
  /** `http://127.0.0.1:port` */
  url: string
  /** Stops it gracefully and removes its data. */
  stop(): Promise<void>
}

export type HostedConsole = OpenedConsole & {
  /** Ends all practice faults, so that the next story meets none. */
  endFaults(): Promise<void>
}

/**
 * Starts a process that opens consoles, each on its own port and database. Loading the server's code takes most of a
 * start, and here it is loaded once. `template` is a seeded database.
 */
export function hostConsoles(template: string) {
  const child = fork(`${import.meta.dirname}/console-host.ts`, {
    execArgv: ['--import', `${import.meta.dirname}/../scripts/check-node.mjs`],
    env: { ...process.env, ...TEST_SETTINGS, STRIVE_PORT: '0' },
  })
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`The host of the consoles has ended (exit ${code}).`)
  })
  // Once it is stopped, nobody waits for it.
  exited.catch(() => {})
  async function send(order: Order): Promise<string> {
    child.send(order)
    const [url] = await Promise.race([once(child, 'message'), exited])
    return url
  }
  return {
    async open(): Promise<HostedConsole> {
      const folder = copyTemplate(template)
      const url = await send({ open: { STRIVE_DATA: folder } })
      return {
        url,
        endFaults: async () => void (await send({ endFaults: url })),
        async stop() {
          await send({ close: url })
          rmSync(folder, { recursive: true, force: true })
        },
      }
    },
    stop: () => child.disconnect(),
  }
}
