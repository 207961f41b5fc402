import { answer } from '#resources/form-answers/samples.ts'
import { type Form, type FormDesign, publishForm, updateForm } from '#resources/forms/contract.ts'
import { COUNT, NAME, newForm, onForm, published } from '#resources/forms/samples.ts'
import { attempt, type Bench, type TaskCases } from '#tests/task-cases.ts'

const change = ({ me }: Bench, form: Pick<Form, 'id' | 'version'>, body: Partial<FormDesign>) =>
  me.call(updateForm, { ...onForm(form), body })
const republish = async (bench: Bench, form: Form) =>
  bench.me.call(publishForm, onForm(await change(bench, form, { fields: [NAME] })))
const theirTitle = { en: 'Theirs', zh: '' }

/** A form whose fields could not be saved, because someone else had changed its title. */
async function collide(bench: Bench) {
  const form = await newForm(bench.me)
  const theirs = await change(bench, form, { title: theirTitle })
  await attempt(change(bench, form, { fields: [NAME] }))
  return { form, theirs }
}

export const cases: TaskCases = {
  'second-version': {
    async solution(bench) {
      const form = await published(bench.me)
      await answer(bench.me, form, { fname000: 'Ann' })
      await republish(bench, form)
    },
    nearMisses: {
      'nobody has answered version 1': async bench => republish(bench, await published(bench.me)),
      'another form gets a second version': async bench => {
        const [answered, other] = [await published(bench.me), await published(bench.me)]
        await answer(bench.me, answered, { fname000: 'Ann' })
        await republish(bench, other)
      },
    },
  },
  refused: {
    async solution(bench) {
      const form = await published(bench.me)
      await attempt(answer(bench.me, form, { fname000: 'Ann', fcount00: 10 }))
      await answer(bench.me, form, { fname000: 'Ann', fcount00: 9 })
    },
    nearMisses: {
      'another form is answered': async bench => {
        await attempt(answer(bench.me, await published(bench.me), { fname000: 'Ann', fcount00: 10 }))
        await answer(bench.me, await published(bench.me), { fname000: 'Ann', fcount00: 9 })
      },
      'it was not refused': async bench => {
        const form = await published(bench.me)
        await answer(bench.me, form, { fname000: 'Ann', fcount00: 9 })
        await answer(bench.me, form, { fname000: 'Bea', fcount00: 9 })
      },
    },
  },
  'two-designers': {
    async solution(bench) {
      const { theirs } = await collide(bench)
      await change(bench, theirs, { fields: [NAME] })
    },
    nearMisses: {
      'what was saved first is overwritten': async bench => {
        const { form, theirs } = await collide(bench)
        await change(bench, theirs, { title: form.title, fields: [NAME] })
      },
      'what was refused is dropped': async bench => {
        const { theirs } = await collide(bench)
        await change(bench, theirs, { fields: [COUNT] })
      },
    },
  },
}
