import { listPurchases } from '#resources/repairs/contract.ts'
import { atVersion, type Client, sample } from '#shared/sample.ts'
import {
  type CheckedDraft,
  createRepairDraft,
  deleteRepairDraft,
  type RepairRequest,
  restoreRepairDraft,
  submitRepairDraft,
  updateRepairDraft,
  withdrawRepairDraft,
} from './contract.ts'
import { dayInTaiwan } from './rules.ts'

type Draft = Pick<CheckedDraft, 'id' | 'version'>

export const onDraft = (draft: Draft) => ({ params: { draftId: draft.id }, headers: atVersion(draft) })

/** A complete request for the latest purchase of the customer. */
export async function wholeRequest(me: Client): Promise<RepairRequest> {
  const [bought] = (await me.call(listPurchases, { query: { customerId: 1 } })).rows
  if (!bought) throw new Error('The first customer has bought most.')
  const { orderId, product, boughtOn } = bought
  return {
    customer: { customerId: 1, contactName: 'Ms Lin', contactBy: 'phone', contact: '0912 345 678' },
    product: { purchase: { orderId, productId: product.id }, productName: '', boughtOn },
    damage: { category: 'zip', description: 'The zip of the door opens behind the slider.', urgency: 'high' },
    handover: { way: 'collection', siteId: null, address: 'Hualien', wishedOn: dayInTaiwan(Date.now(), 3) },
  }
}

const create = (me: Client) => me.call(createRepairDraft)
const filled = async (me: Client) =>
  me.call(updateRepairDraft, { ...onDraft(await create(me)), body: await wholeRequest(me) })
const at = ({ id }: Draft) => ({ params: { draftId: id } })

export const samples = [
  sample(createRepairDraft, () => ({})),
  sample(updateRepairDraft, async me => {
    const { damage } = await wholeRequest(me)
    return { ...onDraft(await create(me)), body: { damage } }
  }),
  sample(deleteRepairDraft, async me => at(await create(me))),
  sample(restoreRepairDraft, async me => {
    const draft = await create(me)
    await me.call(deleteRepairDraft, at(draft))
    return at(draft)
  }),
  sample(submitRepairDraft, async me => onDraft(await filled(me))),
  sample(withdrawRepairDraft, async me => onDraft(await me.call(submitRepairDraft, onDraft(await filled(me))))),
]
