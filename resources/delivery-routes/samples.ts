import { atVersion, type Client, sample } from '#shared/sample.ts'
import {
  createDeliveryRoute,
  type DeliveryRoute,
  deleteDeliveryRoute,
  restoreDeliveryRoute,
  updateDeliveryRoute,
} from './contract.ts'

export const newRoute = () => ({ name: crypto.randomUUID(), siteId: 1, weekday: 'mon', slot: 'morning' }) as const
const create = (me: Client) => me.call(createDeliveryRoute, { body: newRoute() })
const on = (route: DeliveryRoute) => ({ params: { routeId: route.id }, headers: atVersion(route) })

export const samples = [
  sample(createDeliveryRoute, () => ({ body: newRoute() })),
  sample(updateDeliveryRoute, async me => ({ ...on(await create(me)), body: { weekday: 'sun' as const } })),
  sample(deleteDeliveryRoute, async me => on(await create(me))),
  sample(restoreDeliveryRoute, async me => {
    const route = await create(me)
    await me.call(deleteDeliveryRoute, on(route))
    return { params: { routeId: route.id } }
  }),
]
