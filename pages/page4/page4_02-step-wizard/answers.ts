import type { Translate } from '#client/i18n/i18n.ts'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import type { Step } from '#resources/repair-drafts/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'
import { dayText } from './steps/day-text.ts'

type Key = keyof typeof messages.texts
type Answer = [field: Key, text: string]

/** The saved answers of a step as text: each relevant field with its label. */
export function answersOf(draft: CheckedDraft, step: Step, t: Translate<Key>, language: Language): Answer[] {
  const { customer, product, damage, handover, names } = draft
  if (step === 'customer' && customer)
    return [
      ['customerId', names.customer?.[language] ?? ''],
      ['contactName', customer.contactName],
      [customer.contactBy === 'phone' ? 'contactPhone' : 'contactEmail', customer.contact],
    ]
  if (step === 'product' && product)
    return [
      ['purchase', names.product?.[language] ?? ''],
      ...(product.purchase ? [['orderId', String(product.purchase.orderId)] as Answer] : []),
      ['boughtOn', dayText(product.boughtOn, language)],
    ]
  if (step === 'damage' && damage)
    return [
      ['category', t(damage.category)],
      ['description', damage.description],
      ['urgency', t(damage.urgency)],
    ]
  if (step === 'handover' && handover)
    return [
      ['way', t(handover.way)],
      handover.way === 'site' ? ['siteId', names.site?.[language] ?? ''] : ['address', handover.address],
      ['wishedOn', dayText(handover.wishedOn, language)],
    ]
  return []
}
