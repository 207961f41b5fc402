import type { CheckedDraft, RepairDraft } from './contract.ts'
import type { Facts } from './facts.ts'
import { STEPS, type Step, wrongInHandoverDay, wrongInPurchaseDay } from './rules.ts'

/** An issue of a saved step that its schema cannot find: something it refers to is missing, or a date has passed. */
type StepIssue = { step: Step; field: string; code: string }

/** Checks what can change after a step was saved. */
export function issuesOf({ customer, product, handover }: RepairDraft, facts: Facts, now: number): StepIssue[] {
  const issues: StepIssue[] = []
  const find = (step: Step, field: string, code: string | null | false) => code && issues.push({ step, field, code })
  if (customer) find('customer', 'customerId', !facts.customers.has(customer.customerId) && 'unknown-customer')
  if (product) {
    const { purchase, boughtOn } = product
    const buyer = facts.buyers.get(`${purchase?.orderId}:${purchase?.productId}`)
    find('product', 'purchase', purchase !== null && buyer === undefined && 'unknown-purchase')
    find('product', 'purchase', buyer !== undefined && buyer !== customer?.customerId && 'not-theirs')
    find('product', 'boughtOn', wrongInPurchaseDay(boughtOn, now))
  }
  if (handover) {
    const { way, siteId, wishedOn } = handover
    find('handover', 'siteId', way === 'site' && !facts.sites.has(siteId ?? 0) && 'unknown-site')
    find('handover', 'wishedOn', wrongInHandoverDay(wishedOn, now))
  }
  return issues
}

/** Adds progress, issues and names to a draft. */
export function checked(draft: RepairDraft, facts: Facts, now: number): CheckedDraft {
  const issues = issuesOf(draft, facts, now)
  const stateOf = (step: Step) => {
    if (draft[step] === null) return 'open'
    return issues.some(issue => issue.step === step) ? 'wrong' : 'done'
  }
  const { customer, product, handover } = draft
  const own = product && { en: product.productName, zh: product.productName }
  return {
    ...draft,
    progress: {
      customer: stateOf('customer'),
      product: stateOf('product'),
      damage: stateOf('damage'),
      handover: stateOf('handover'),
    },
    errors: STEPS.flatMap(step =>
      draft[step] === null
        ? [{ step, pointer: `/draft/${step}`, code: 'required' }]
        : issues
            .filter(issue => issue.step === step)
            .map(({ field, code }) => ({ step, pointer: `/draft/${step}/${field}`, code })),
    ),
    names: {
      customer: facts.customers.get(customer?.customerId ?? 0) ?? null,
      product: product?.purchase ? (facts.products.get(product.purchase.productId) ?? null) : own,
      site: (handover?.way === 'site' && facts.sites.get(handover.siteId ?? 0)) || null,
    },
  }
}
