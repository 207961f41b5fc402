import {
  createRepairDraft,
  type RepairRequest,
  submitRepairDraft,
  updateRepairDraft,
} from '#resources/repair-drafts/contract.ts'
import { onDraft, wholeRequest } from '#resources/repair-drafts/samples.ts'
import { attempt, type Bench, type TaskCases } from '#tests/task-cases.ts'
import { ADMIN } from '#tests/test-app.ts'

type Client = Pick<Bench['me'], 'call'>
type Draft = { id: string; version: number }

const save = ({ call }: Client, draft: Draft, body: Partial<RepairRequest>) =>
  call(updateRepairDraft, { ...onDraft(draft), body })
const submit = ({ call }: Client, draft: Draft) => call(submitRepairDraft, onDraft(draft))

async function begin({ me }: Bench) {
  return { draft: await me.call(createRepairDraft), request: await wholeRequest(me) }
}
/** A draft that was left at step 3. */
async function leave(bench: Bench) {
  const { draft, request } = await begin(bench)
  const { customer, product } = request
  return { request, left: await save(bench.me, await save(bench.me, draft, { customer }), { product }) }
}
/** A draft with a product that the customer did not buy, and the correct answer. */
async function wrong(bench: Bench) {
  const { draft, request } = await begin(bench)
  const whole = await save(bench.me, draft, request)
  const customer = { ...request.customer, customerId: 2 }
  return {
    draft: await save(bench.me, whole, { customer }),
    product: { ...request.product, purchase: null, productName: 'A tent' },
  }
}

export const cases: TaskCases = {
  'go-on-elsewhere': {
    async solution(bench) {
      const { request, left } = await leave(bench)
      await save(await bench.app.signInAs(ADMIN), left, { damage: request.damage })
    },
    nearMisses: {
      'the same session goes on': async bench => {
        const { request, left } = await leave(bench)
        await save(bench.me, left, { damage: request.damage })
      },
      'the other session begins its own': async bench => {
        const { request } = await leave(bench)
        const elsewhere = await bench.app.signInAs(ADMIN)
        await save(elsewhere, await elsewhere.call(createRepairDraft), { damage: request.damage })
      },
    },
  },
  merge: {
    async solution(bench) {
      const { draft, request } = await begin(bench)
      const theirs = await save(bench.me, draft, { customer: request.customer })
      await attempt(save(bench.me, draft, { damage: request.damage }))
      await save(bench.me, theirs, { damage: request.damage })
    },
    nearMisses: {
      'what was saved first is overwritten': async bench => {
        const { draft, request } = await begin(bench)
        const theirs = await save(bench.me, draft, { customer: request.customer })
        await attempt(save(bench.me, draft, { damage: request.damage }))
        const customer = { ...request.customer, contactName: 'Mr Wu' }
        await save(bench.me, theirs, { damage: request.damage, customer })
      },
      'another draft is saved': async bench => {
        const { draft, request } = await begin(bench)
        await save(bench.me, draft, { customer: request.customer })
        await attempt(save(bench.me, draft, { damage: request.damage }))
        await save(bench.me, (await begin(bench)).draft, { damage: request.damage })
      },
    },
  },
  mend: {
    async solution(bench) {
      const { draft, product } = await wrong(bench)
      await attempt(submit(bench.me, draft))
      await submit(bench.me, await save(bench.me, draft, { product }))
    },
    nearMisses: {
      'it was never refused': async bench => {
        const { draft, product } = await wrong(bench)
        await submit(bench.me, await save(bench.me, draft, { product }))
      },
      'another draft is submitted': async bench => {
        await attempt(submit(bench.me, (await wrong(bench)).draft))
        const { draft, product } = await wrong(bench)
        await submit(bench.me, await save(bench.me, draft, { product }))
      },
    },
  },
}
