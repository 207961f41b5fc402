import {
  type CheckedDraft,
  createRepairDraft,
  deleteRepairDraft,
  type RepairRequest,
  restoreRepairDraft,
  submitRepairDraft,
  updateRepairDraft,
  withdrawRepairDraft,
} from '#resources/repair-drafts/contract.ts'
import { dayInTaiwan } from '#resources/repair-drafts/rules.ts'
import { listPurchases } from '#resources/repairs/contract.ts'
import { match, type TestApp } from '#tests/test-app.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>
type Draft = Pick<CheckedDraft, 'id' | 'version'>

export const onDraft = ({ id, version }: Draft) => ({
  params: { draftId: id },
  headers: match(version),
})
const save = (me: Me, draft: Draft, body: Partial<RepairRequest>) =>
  me.call(updateRepairDraft, { ...onDraft(draft), body })

/** A request that is whole, on the last thing that the customer has bought. */
export async function wholeRequest(me: Me): Promise<RepairRequest> {
  const [bought] = (await me.call(listPurchases, { query: { customerId: 1 } })).rows
  if (!bought) throw new Error('The first customer has bought most.')
  const { orderId, product, boughtOn } = bought
  return {
    customer: { customerId: 1, contactName: 'Ms Lin', contactBy: 'phone', contact: '0912 345 678' },
    product: { purchase: { orderId, productId: product.id }, productName: '', boughtOn },
    fault: { category: 'zip', description: 'The zip of the door opens behind the slider.', urgency: 'high' },
    handover: { way: 'collection', siteId: null, address: 'Hualien', wishedOn: dayInTaiwan(Date.now(), 3) },
  }
}

/** A good call of each endpoint that writes drafts; what it needs is made before it. */
export function repairDraftCalls(who: () => Me): Record<string, () => Promise<() => Promise<unknown>>> {
  const draft = () => who().call(createRepairDraft)
  const filled = async () => save(who(), await draft(), await wholeRequest(who()))
  const at = ({ id }: Draft) => ({ params: { draftId: id } })
  return {
    createRepairDraft: async () => draft,
    updateRepairDraft: async () => {
      const [made, { fault }] = [await draft(), await wholeRequest(who())]
      return () => save(who(), made, { fault })
    },
    deleteRepairDraft: async () => {
      const made = await draft()
      return () => who().call(deleteRepairDraft, at(made))
    },
    restoreRepairDraft: async () => {
      const made = await draft()
      await who().call(deleteRepairDraft, at(made))
      return () => who().call(restoreRepairDraft, at(made))
    },
    submitRepairDraft: async () => {
      const made = await filled()
      return () => who().call(submitRepairDraft, onDraft(made))
    },
    withdrawRepairDraft: async () => {
      const submitted = await who().call(submitRepairDraft, onDraft(await filled()))
      return () => who().call(withdrawRepairDraft, onDraft(submitted))
    },
  }
}
