import type { Form } from '#resources/forms/contract.ts'
import { TRIP_VERSIONS } from '#resources/forms/designs.ts'
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
    // A copy of the company's survey, so that the example in the document has field ids that everybody can find.
    const form = await published(me, TRIP_VERSIONS[1])
    const answers = { ftripday: '2026-03-02', fdifficu: 'oeasy001', fstars00: 4 }
    return { params: { formId: form.id, number: form.latest ?? 1 }, body: { answers } }
  }),
]
