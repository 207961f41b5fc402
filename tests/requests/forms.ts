import {
  createDeliveryRoute,
  deleteDeliveryRoute,
  restoreDeliveryRoute,
  updateDeliveryRoute,
} from '#resources/delivery-routes/contract.ts'
import { match, type TestApp } from '#tests/test-app.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>

const _ROUTE = { name: 'Twice', siteId: 1, weekday: 'mon', slot: 'morning' } as const

/** A good call of each endpoint that writes delivery routes, for the audit trail; what it needs is made before it. */
export function deliveryRouteCalls(me: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  const route = () =>
    me().call(createDeliveryRoute, {
      body: { name: crypto.randomUUID(), siteId: 1, weekday: 'mon', slot: 'morning' },
    })
  return {
    createDeliveryRoute: async () => route,
    updateDeliveryRoute: async () => {
      const { id, version } = await route()
      const body = { weekday: 'sun' as const }
      return () => me().call(updateDeliveryRoute, { params: { routeId: id }, headers: match(version), body })
    },
    deleteDeliveryRoute: async () => {
      const { id, version } = await route()
      return () => me().call(deleteDeliveryRoute, { params: { routeId: id }, headers: match(version) })
    },
    restoreDeliveryRoute: async () => {
      const { id, version } = await route()
      await me().call(deleteDeliveryRoute, { params: { routeId: id }, headers: match(version) })
      return () => me().call(restoreDeliveryRoute, { params: { routeId: id } })
    },
  }
}
