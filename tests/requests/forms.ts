import { answerCaptcha, createCaptcha, readCaptchaPicture } from '#resources/captchas/contract.ts'
import { listTownships } from '#resources/counties/contract.ts'
import {
  checkRouteName,
  createDeliveryRoute,
  deleteDeliveryRoute,
  restoreDeliveryRoute,
  updateDeliveryRoute,
} from '#resources/delivery-routes/contract.ts'
import { FAULT_HEADER } from '#resources/faults/rules.ts'
import { listSites } from '#resources/sites/contract.ts'
import { match, refusalOf, type TestApp } from '#tests/test-app.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>

const ROUTE = { name: 'Twice', siteId: 1, weekday: 'mon', slot: 'morning' } as const

/** How the tasks of the pages about forms are solved; `who` is asked once the tests run. */
export function formSolutions(who: () => { app: TestApp; me: Me }): Record<string, () => Promise<unknown>> {
  const captcha = (kind: 'picture' | 'question') => who().me.call(createCaptcha, { body: { kind, language: 'en' } })
  return {
    'page4_03 right': async () => {
      const { app, me } = who()
      const { id, question } = await captcha('question')
      const [one = 0, other = 0] = (question?.match(/\d+/g) ?? []).map(Number)
      const answers = [one + other, one - other, one * other].map(String)
      const row = app.db.selectFrom('captcha').select('answer').where('id', '=', id)
      const { answer } = await row.executeTakeFirstOrThrow()
      const guess = answers.find(text => text === answer) ?? answer
      await me.call(answerCaptcha, { params: { id }, body: { answer: guess } })
    },
    'page4_03 used-up': async () => {
      const { id } = await captcha('question')
      const answer = () => who().me.call(answerCaptcha, { params: { id }, body: { answer: 'none' } })
      await answer()
      await refusalOf(answer())
    },
    'page4_03 no-answer-inside': async () => {
      const { id } = await captcha('picture')
      await who().me.call(readCaptchaPicture, { params: { id } })
    },
    'page4_04 taken': async () => {
      const { me } = who()
      await me.call(createDeliveryRoute, { body: ROUTE })
      await refusalOf(me.call(createDeliveryRoute, { body: { ...ROUTE, name: ' ＴＷＩＣＥ ' } }))
      await me.call(createDeliveryRoute, { body: { ...ROUTE, name: 'Twice 2' } })
    },
    'page4_04 overtaken': async () => {
      const townshipsOf = (countyId: string, headers = {}) =>
        who().me.call(listTownships, { params: { countyId } }, { headers })
      const slow = townshipsOf('67000', { [FAULT_HEADER]: 'delay=1100' })
      await townshipsOf('63000')
      await slow
    },
    'page4_04 cascade': async () => {
      const { me } = who()
      const [township] = (await me.call(listTownships, { params: { countyId: '67000' } })).rows
      const [site] = (await me.call(listSites, { query: { township: township?.id } })).rows
      await me.call(checkRouteName, { query: { name: 'TNN-9' } })
      await me.call(createDeliveryRoute, { body: { ...ROUTE, name: 'TNN-9', siteId: site?.id ?? 0 } })
    },
  }
}

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
