import { atVersion, type Client, sample } from '#shared/sample.ts'
import { createSavedRequest, deleteSavedRequest, restoreSavedRequest, updateSavedRequest } from './contract.ts'

const newSavedRequest = () => ({
  name: crypto.randomUUID(),
  steps: [
    {
      operation: 'readProfile',
      values: { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '' },
      takes: [],
      assertions: [],
    },
  ],
})
export const saveRequest = (me: Client) => me.call(createSavedRequest, { body: newSavedRequest() })

export const samples = [
  sample(createSavedRequest, () => ({ body: newSavedRequest() })),
  sample(updateSavedRequest, async me => {
    const saved = await saveRequest(me)
    return { params: { savedRequestId: saved.id }, headers: atVersion(saved), body: { name: crypto.randomUUID() } }
  }),
  sample(deleteSavedRequest, async me => ({ params: { savedRequestId: (await saveRequest(me)).id } })),
  sample(restoreSavedRequest, async me => {
    const params = { savedRequestId: (await saveRequest(me)).id }
    await me.call(deleteSavedRequest, { params })
    return { params }
  }),
]
