import { atVersion, type Client, sample } from '#shared/sample.ts'
import { createView, deleteView, restoreView, updateView } from './contract.ts'

const newView = () => ({ page: 'page3_01', name: crypto.randomUUID(), search: 'job=driver' })
export const saveView = (me: Client) => me.call(createView, { body: newView() })

export const samples = [
  sample(createView, () => ({ body: newView() })),
  sample(updateView, async me => {
    const view = await saveView(me)
    return { params: { viewId: view.id }, headers: atVersion(view), body: { search: '' } }
  }),
  sample(deleteView, async me => ({ params: { viewId: (await saveView(me)).id } })),
  sample(restoreView, async me => {
    const params = { viewId: (await saveView(me)).id }
    await me.call(deleteView, { params })
    return { params }
  }),
]
