import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { closeShop, openShop, passDays } from '#resources/shop/contract.ts'
import { MAX_OPEN_MINUTES } from '#resources/shop/rules.ts'

/** Advances the current sandbox by a day. Every row on the screen changes. */
export async function passDay(): Promise<void> {
  await api.call(passDays, { headers: { 'idempotency-key': crypto.randomUUID() }, body: { days: 1 } })
  await queryClient.invalidateQueries()
}

export const open = () =>
  api.call(openShop, { body: { minutes: MAX_OPEN_MINUTES } }).then(() => queryClient.invalidateQueries())
export const close = () => api.call(closeShop).then(() => queryClient.invalidateQueries())
