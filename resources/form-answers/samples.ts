import type { Form } from '#resources/forms/contract.ts'
import { published } from '#resources/forms/samples.ts'
import { type Client, sample } from '#shared/sample.ts'
import { createFormAnswer } from './contract.ts'

export const answer = (
  me: Client,
  { id, latest }: Pick<Form, 'id' | 'latest'>,
  answers: object,
  number = latest ?? 1,
) =>
  // Tests send invalid answers on purpose.
  me.call(createFormAnswer, { params: { formId: id, number }, body: { answers: answers as never } })

export const samples = [
  sample(createFormAnswer, async me => {
    const form = await published(me)
    return { params: { formId: form.id, number: form.latest ?? 1 }, body: { answers: { fname000: 'Ann' } } }
  }),
]
