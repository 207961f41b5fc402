import { readConfig } from '#server/config/config.ts'
import { type OpenConsole, openConsole } from '#server/main.ts'
import { spreadBug } from './bugs/spread-bug.ts'

/** What tests/hosted-consoles.ts asks for, one after the other. The answer to each is the console's URL. */
export type Order = { open: Record<string, string> } | { close: string } | { endFaults: string }

const consoles = new Map<string, OpenConsole>()

async function obey(order: Order): Promise<string> {
  if ('close' in order) {
    await consoles.get(order.close)?.close()
    consoles.delete(order.close)
    return order.close
  }
  if ('endFaults' in order) {
    await endFaults(consoles.get(order.endFaults))
    return order.endFaults
  }
  const opened = await openConsole(readConfig({ ...process.env, ...order.open }), { dev: false })
  await spreadBug(opened.services)
  const url = `http://127.0.0.1:${opened.address.port}`
  consoles.set(url, opened)
  return url
}

/** Ends the faults that a story has left behind, and lets what they hold go on. */
async function endFaults(opened: OpenConsole | undefined) {
  if (!opened) return
  const { db, faults } = opened.services
  const ended = await db.deleteFrom('fault').returning('account_id').execute()
  for (const accountId of new Set(ended.map(row => row.account_id))) await faults.announceChange(accountId)
}

process.on('message', async (order: Order) => process.send?.(await obey(order)))
process.on('disconnect', () => process.exit())
