import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { DateField } from '#client/ui/date/date-field.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import { ProductStep } from '#resources/repair-drafts/contract.ts'
import { dayInTaiwan, wrongInPurchaseDay } from '#resources/repair-drafts/rules.ts'
import { listPurchases, type Purchase } from '#resources/repairs/contract.ts'
import { dayText } from './day-text.ts'
import { StepFrame, type StepProps } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

const EMPTY: ProductStep = { purchase: null, productName: '', boughtOn: '' }
const BY_NAME = 'by-name'

const check = ({ boughtOn }: ProductStep): Issues => {
  const code = wrongInPurchaseDay(boughtOn, Date.now())
  return code ? { boughtOn: { code } } : {}
}

export function ProductForm(props: StepProps) {
  // The step only opens once there is a customer. With another one, what is typed here stays.
  const customerId = props.draft.customer?.customerId ?? 0
  const purchases = useRead(listPurchases, { query: { customerId } }, { placeholderData: keepPreviousData })
  return (
    <Loaded query={purchases} height={260}>
      {({ rows }) => <Fields purchases={rows} {...props} />}
    </Loaded>
  )
}

function Fields({ purchases, draft, onSaved, onBack, onTyped }: StepProps & { purchases: Purchase[] }) {
  const { t, language } = useLocale(messages)
  const stepForm = useStepForm({ draft, step: 'product', schema: ProductStep, empty: EMPTY, check, onSaved })
  const { form, field } = stepForm
  const { purchase } = form.values

  const find = (chosen: ProductStep['purchase']) =>
    purchases.find(({ orderId, product }) => orderId === chosen?.orderId && product.id === chosen.productId)
  const labelOf = ({ orderId: order, product, boughtOn }: Purchase) =>
    t('bought', { product: product.name[language], order, day: dayText(boughtOn, language) })
  const keyOf = (chosen: ProductStep['purchase']) => (chosen ? `${chosen.orderId}:${chosen.productId}` : BY_NAME)
  const labelOfChosen = (chosen: ProductStep['purchase']) => {
    if (!chosen) return t('somethingElse')
    const found = find(chosen)
    // A product of the previous customer: the server has sent its name.
    return found ? labelOf(found) : (draft.names.product?.[language] ?? '')
  }
  const handleChoice = (value: string) => {
    const found = purchases.find(({ orderId, product }) => `${orderId}:${product.id}` === value)
    if (!found) return form.setFieldValue('purchase', null)
    const { orderId, product, boughtOn } = found
    form.setValues({ purchase: { orderId, productId: product.id }, productName: '', boughtOn })
  }
  const say = (name: keyof ProductStep, values: ProductStep) => {
    if (name === 'purchase') return labelOfChosen(values.purchase)
    return name === 'boughtOn' ? dayText(values.boughtOn, language) : values.productName
  }
  return (
    <StepFrame step="product" stepForm={stepForm} say={say} onBack={onBack} onTyped={onTyped}>
      <SearchField
        {...field('purchase', {
          label: t('purchase'),
          help: t('purchaseHelp', { name: draft.names.customer?.[language] ?? '' }),
        })}
        value={keyOf(purchase)}
        valueLabel={labelOfChosen(purchase)}
        options={() => [
          { value: BY_NAME, label: t('somethingElse') },
          ...purchases.map(one => ({ value: `${one.orderId}:${one.product.id}`, label: labelOf(one) })),
        ]}
        onChange={handleChoice}
      />
      {purchase === null && <TextField {...field('productName', { label: t('productName') })} autoComplete="off" />}
      <DateField
        {...field('boughtOn', { label: t('boughtOn'), help: t('boughtOnHelp') })}
        max={dayInTaiwan(Date.now())}
      />
    </StepFrame>
  )
}
