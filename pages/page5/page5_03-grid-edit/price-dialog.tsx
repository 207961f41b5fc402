import { useState } from 'react'
import { formatMoney } from '#client/i18n/money.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import type { Product } from '#resources/products/contract.ts'
import { raisedBy } from '#resources/products/rules.ts'
import { messages } from './messages.ts'

type Price = { product: Product; priceCents: number }
type Props = { products: readonly Product[]; onApply: (prices: readonly Price[]) => void; onClose: () => void }
const [MIN_PERCENT, MAX_PERCENT] = [-90, 500]

/** Changes the prices of the selected products by a percentage, with a preview. */
export function PriceDialog({ products, onApply, onClose }: Props) {
  const { t } = useLocale(messages)
  const [percent, setPercent] = useState<number | null>(5)
  const isGood = percent !== null && percent >= MIN_PERCENT && percent <= MAX_PERCENT && percent !== 0
  const prices = products.map(product => ({
    product,
    priceCents: isGood ? raisedBy(percent, product.priceCents) : product.priceCents,
  }))
  return (
    <FormDialog
      title={t('changePrices', { count: products.length })}
      submitLabel={t('apply')}
      isIncomplete={!isGood}
      onSubmit={event => {
        event?.preventDefault()
        if (isGood) onApply(prices)
      }}
      onClose={onClose}
    >
      <NumberField
        label={t('percent')}
        help={t('percentHelp')}
        error={isGood ? undefined : t('percentBounds', { least: MIN_PERCENT, most: MAX_PERCENT })}
        inputMode="text"
        value={percent}
        onChange={setPercent}
      />
      <Preview prices={prices} />
    </FormDialog>
  )
}

function Preview({ prices }: { prices: readonly Price[] }) {
  const { t, language } = useLocale(messages)
  return (
    <section
      className={look.scroll}
      style={{ maxHeight: '40dvh' }}
      aria-label={t('preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={`${look.table} ${look.numbers}`}>
        <Heads titles={[t('sku'), t('now'), t('after')]} />
        <tbody>
          {prices.map(({ product, priceCents }) => (
            <tr key={product.id}>
              <th scope="row">
                {product.sku} {product.name[language]}
              </th>
              <td>{formatMoney(product.priceCents, language)}</td>
              <td>{formatMoney(priceCents, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
