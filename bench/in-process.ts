import { connect } from '#client/api/connect.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { createLocalBus } from '#server/bus/bus.ts'
import type { Db } from '#server/database/open.ts'
import { createApp } from '#server/http/app.ts'
import { createServices } from '#server/open-services.ts'
import { createLog } from '#server/platform/log.ts'
import type { Services } from '#server/services.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'

/** The services of a console in this process. */
export const openServices = (db: Db): Promise<Services> =>
  createServices({ db, bus: createLocalBus(), log: createLog('silent'), levelCode: null })

/** A client of an operator who has signed in. Its requests need no network. */
export async function openClient(services: Services) {
  const app = await createApp(services)
  let token = ''
  const client = connect((url, init) => app.request(url, init), {
    headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
  })
  token = (await client.call(signIn, { body: DEMO_ACCOUNTS[0] })).token
  return client
}
