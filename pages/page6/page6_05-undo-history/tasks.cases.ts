import { readFloorPlan } from '#resources/floor-plans/contract.ts'
import { change, goTo, moveTo, newPlan } from '#resources/floor-plans/samples.ts'
import { attempt, type Bench, type TaskCases } from '#tests/task-cases.ts'

const reload = ({ me }: Bench, planId: number) => me.call(readFloorPlan, { params: { planId } })
/** A plan with one step, which is number 2. */
const drawn = async ({ me }: Bench) => (await change(me, await newPlan(me), moveTo(3000))).plan

export const cases: TaskCases = {
  'after-reload': {
    async solution(bench) {
      const plan = await drawn(bench)
      await reload(bench, plan.id)
      await goTo(bench.me, plan, 1)
    },
    nearMisses: {
      'the page is reloaded after the undo': async bench => {
        const plan = await drawn(bench)
        await goTo(bench.me, plan, 1)
        await reload(bench, plan.id)
      },
      'another plan is read': async bench => {
        const plan = await drawn(bench)
        await reload(bench, (await newPlan(bench.me)).id)
        await goTo(bench.me, plan, 1)
      },
      'two steps are undone at once': async bench => {
        const { plan } = await change(bench.me, await drawn(bench), moveTo(4000))
        await reload(bench, plan.id)
        await goTo(bench.me, plan, 1)
      },
      'the shape is moved back by hand': async bench => {
        const plan = await drawn(bench)
        await reload(bench, plan.id)
        await change(bench.me, plan, moveTo(2000))
      },
    },
  },
  branch: {
    async solution(bench) {
      const back = await goTo(bench.me, await drawn(bench), 1)
      const other = await change(bench.me, back.plan, moveTo(4000))
      await goTo(bench.me, other.plan, 2)
    },
    nearMisses: {
      'nothing else was done before the redo': async bench => {
        const back = await goTo(bench.me, await drawn(bench), 1)
        await goTo(bench.me, back.plan, 2)
      },
      'the other step comes after a redo, so there is no branch': async bench => {
        const back = await goTo(bench.me, await drawn(bench), 1)
        const redone = await goTo(bench.me, back.plan, 2)
        const other = await change(bench.me, redone.plan, moveTo(4000))
        await goTo(bench.me, other.plan, 2)
      },
      'the plan stays on the new branch': async bench => {
        const back = await goTo(bench.me, await drawn(bench), 1)
        const other = await change(bench.me, back.plan, moveTo(4000))
        await goTo(bench.me, other.plan, 1)
      },
    },
  },
  'two-windows': {
    async solution({ me }) {
      const seen = await newPlan(me)
      const { plan } = await change(me, seen, moveTo(3000))
      await attempt(change(me, seen, moveTo(4000)))
      await change(me, plan, moveTo(4000))
    },
    nearMisses: {
      'the steps come one after another': async bench => {
        await change(bench.me, await drawn(bench), moveTo(4000))
      },
      'the refused step is not sent again': async ({ me }) => {
        const seen = await newPlan(me)
        await change(me, seen, moveTo(3000))
        await attempt(change(me, seen, moveTo(4000)))
      },
      'a different step is sent': async ({ me }) => {
        const seen = await newPlan(me)
        const { plan } = await change(me, seen, moveTo(3000))
        await attempt(change(me, seen, moveTo(4000)))
        await change(me, plan, moveTo(5000))
      },
      'the step of the other window is undone first': async ({ me }) => {
        const seen = await newPlan(me)
        const { plan } = await change(me, seen, moveTo(3000))
        await attempt(change(me, seen, moveTo(4000)))
        const undone = await goTo(me, plan, 1)
        await change(me, undone.plan, moveTo(4000))
      },
    },
  },
}
