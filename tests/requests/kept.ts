import {
  createSavedRequest,
  deleteSavedRequest,
  restoreSavedRequest,
  updateSavedRequest,
} from '#resources/saved-requests/contract.ts'
import { createView, deleteView, restoreView, updateView } from '#resources/views/contract.ts'
import { match, type TestApp } from '#tests/test-app.ts'

type Me = Pick<Awaited<ReturnType<TestApp['signInAs']>>, 'call'>

/** A good call of each endpoint that writes saved requests and saved views, for the audit trail. */
export function keptCalls(who: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  const savedRequest = () =>
    who().call(createSavedRequest, {
      body: {
        name: crypto.randomUUID(),
        steps: [
          {
            operation: 'readProfile',
            values: { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '' },
            takes: [],
            assertions: [],
          },
        ],
      },
    })
  const view = () =>
    who().call(createView, { body: { page: 'page3_01', name: crypto.randomUUID(), search: 'job=driver' } })
  return {
    createSavedRequest: async () => savedRequest,
    updateSavedRequest: async () => {
      const { id, version } = await savedRequest()
      const body = { name: crypto.randomUUID() }
      return () => who().call(updateSavedRequest, { params: { savedRequestId: id }, headers: match(version), body })
    },
    deleteSavedRequest: async () => {
      const { id } = await savedRequest()
      return () => who().call(deleteSavedRequest, { params: { savedRequestId: id } })
    },
    restoreSavedRequest: async () => {
      const { id } = await savedRequest()
      await who().call(deleteSavedRequest, { params: { savedRequestId: id } })
      return () => who().call(restoreSavedRequest, { params: { savedRequestId: id } })
    },
    createView: async () => view,
    updateView: async () => {
      const { id, version } = await view()
      return () => who().call(updateView, { params: { viewId: id }, headers: match(version), body: { search: '' } })
    },
    deleteView: async () => {
      const { id } = await view()
      return () => who().call(deleteView, { params: { viewId: id } })
    },
    restoreView: async () => {
      const { id } = await view()
      await who().call(deleteView, { params: { viewId: id } })
      return () => who().call(restoreView, { params: { viewId: id } })
    },
  }
}
