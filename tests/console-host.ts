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
    await consoles.get(order.endFaults)?.services.faults.endAll()
    return order.endFaults
  }
  const opened = await openConsole(readConfig({ ...process.env, ...order.open }), { dev: false })
  await spreadBug(opened.services)
  const url = `http://127.0.0.1:${opened.address.port}`
  consoles.set(url, opened)
  return url
}

process.on('message', async (order: Order) => process.send?.(await obey(order)))
process.on('disconnect', () => process.exit())
