import { listTownships } from '#resources/counties/contract.ts'
import { checkRouteName, createDeliveryRoute } from '#resources/delivery-routes/contract.ts'
import { listSites } from '#resources/sites/contract.ts'
import { type Bench, faulty, json, type TaskCases } from '#tests/task-cases.ts'

const [TAINAN, TAIPEI] = ['67000', '63000']
const route = (name: string, siteId = 1) => ({ name, siteId, weekday: 'mon' as const, slot: 'morning' as const })
const freshName = () => `R-${crypto.randomUUID().slice(0, 8)}`

/** Creates a route, has its name refused, and returns the name. */
async function refuse({ me, send }: Bench): Promise<string> {
  const name = freshName()
  await me.call(createDeliveryRoute, { body: route(name) })
  await send('/api/delivery-routes', json('POST', route(name)))
  return name
}

/** Reads the townships of a county, and the service points of one of them. */
async function sitesOf({ me }: Bench, countyId: string) {
  const [township] = (await me.call(listTownships, { params: { countyId } })).rows
  return (await me.call(listSites, { query: { township: township?.id } })).rows
}
const check = ({ me }: Bench, name: string) => me.call(checkRouteName, { query: { name } })
const add = ({ me }: Bench, name: string, siteId = 0) => me.call(createDeliveryRoute, { body: route(name, siteId) })

const townshipsOf = ({ send }: Bench, countyId: string, options = {}) =>
  send(`/api/counties/${countyId}/townships`, options)

export const cases: TaskCases = {
  taken: {
    async solution(bench) {
      const name = await refuse(bench)
      await bench.me.call(createDeliveryRoute, { body: route(`${name} 2`) })
    },
    nearMisses: {
      'another route is created': async bench => {
        const name = await refuse(bench)
        await bench.me.call(createDeliveryRoute, { body: { ...route(`${name} 2`), weekday: 'fri' } })
      },
      'the service point is refused instead': async bench => {
        await bench.send('/api/delivery-routes', json('POST', route(freshName(), 999_999)))
        await bench.me.call(createDeliveryRoute, { body: route(freshName(), 1) })
      },
    },
  },
  overtaken: {
    async solution(bench) {
      const slow = townshipsOf(bench, TAINAN, faulty('delay=1500'))
      await townshipsOf(bench, TAIPEI)
      await slow
    },
    nearMisses: {
      'the slow one is sent afterwards': async bench => {
        await townshipsOf(bench, TAIPEI)
        await townshipsOf(bench, TAINAN, faulty('delay=1500'))
      },
      'both ask for the same county': async bench => {
        const slow = townshipsOf(bench, TAINAN, faulty('delay=1500'))
        await townshipsOf(bench, TAINAN)
        await slow
      },
    },
  },
  cascade: {
    async solution(bench) {
      const [site] = await sitesOf(bench, TAINAN)
      const { name } = await check(bench, freshName())
      await add(bench, name, site?.id)
    },
    nearMisses: {
      'the service point is in another county': async bench => {
        const [elsewhere] = await sitesOf(bench, TAIPEI)
        await bench.app.services.traffic.settled()
        await bench.app.db.deleteFrom('traffic').execute()
        await sitesOf(bench, TAINAN)
        const { name } = await check(bench, freshName())
        await add(bench, name, elsewhere?.id)
      },
      'another name was checked': async bench => {
        const [site] = await sitesOf(bench, TAINAN)
        await check(bench, freshName())
        await add(bench, freshName(), site?.id)
      },
    },
  },
}
