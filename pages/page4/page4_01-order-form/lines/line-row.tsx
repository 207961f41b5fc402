import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { KeyboardEvent, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { formatMoney } from '#client/i18n/money.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { FindField } from '#client/ui/form/find-field.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { StepField } from '#client/ui/number/step-field.tsx'
import { type Line, pricedLine } from '#pages/page4/page4_01-order-form/draft.ts'
import styles from '#pages/page4/page4_01-order-form/lines.module.css'
import { messages } from '#pages/page4/page4_01-order-form/messages.ts'
import type { OrderForm } from '#pages/page4/page4_01-order-form/use-order-form.ts'
import { lineTotal, priceFor } from '#resources/orders/rules.ts'
import { listProducts, type Product, readProduct } from '#resources/products/contract.ts'
import type { Lines } from './use-lines.ts'

const findProducts = async (search: string, signal: AbortSignal) =>
  (await api.call(listProducts, { query: { search, isSold: true, limit: 20 } }, { signal })).rows

type Props = {
  order: OrderForm
  actions: Lines
  line: Line
  place: number
  /** The fields are side by side, with shared heads above. */
  isWide: boolean
}

export function LineRow({ order, actions, line, place, isWide }: Props) {
  const { t, language } = useLocale(messages)
  const { form, products, kind, isSending } = order
  const product = products.get(line.productId)
  const priced = pricedLine(line, products, kind)
  const number = place + 1
  // Validated on submit only: a line that is being edited is not an error.
  const { onBlur: _, ...productInput } = form.getInputProps(`lines.${place}.productId`)
  const { onBlur: __, ...quantityInput } = form.getInputProps(`lines.${place}.quantity`)
  // Like every input it has a `data-path`, which the library's type omits. A refused price gets the focus by it.
  const priceInput = form.getInputProps(`lines.${place}.unitPriceCents`) as { error?: ReactNode; 'data-path'?: string }
  const money = (cents: number) => formatMoney(cents, language)
  const stockOf = ({ stock }: Product) => (stock === 0 ? t('noneInStock') : t('inStock', { count: stock }))

  function handleChoose(chosen: Product) {
    queryClient.setQueryData(api.query(readProduct, { params: { productId: chosen.id } }).queryKey, chosen)
    flushSync(() => {
      form.setFieldValue(`lines.${place}.productId`, chosen.id)
      form.clearFieldError(`lines.${place}.quantity`)
      form.clearFieldError(`lines.${place}.unitPriceCents`)
    })
    actions.focusQuantity(place)
  }
  function handleEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    actions.goOn(place)
  }

  return (
    <li data-pad="12 0">
      <fieldset className={styles.fields}>
        <legend className={isWide ? 'visually-hidden' : look.strong} data-below={isWide ? undefined : '4'}>
          {t('line', { number })}
        </legend>
        <div className={isWide ? look.shrink : look.across}>
          <FindField
            {...productInput}
            label={t('product')}
            isLabelHidden={isWide}
            value={line.productId}
            valueLabel={product?.name[language] ?? ''}
            help={product?.sku}
            readOnly={isSending}
            path={listProducts.path}
            find={findProducts}
            toOption={found => ({
              label: found.name[language],
              note: `${t('each', { price: money(priceFor(kind ?? 'person', found.priceCents)) })} · ${stockOf(found)} · ${found.sku}`,
            })}
            onChoose={handleChoose}
          />
        </div>
        <div className={isWide ? look.shrink : look.across}>
          <StepField
            {...quantityInput}
            min={1}
            label={t('quantity')}
            isLabelHidden={isWide}
            value={line.quantity}
            onFocus={event => event.currentTarget.select()}
            onKeyDown={handleEnter}
            enterKeyHint="next"
            maxLength={4}
            readOnly={isSending}
            help={
              product && (
                <span className={(line.quantity ?? 0) > product.stock ? look.warn : undefined}>
                  {(line.quantity ?? 0) > product.stock && product.stock > 0
                    ? t('onlyInStock', { count: product.stock })
                    : stockOf(product)}
                </span>
              )
            }
          />
        </div>
        <p className={isWide ? styles.number : undefined}>
          <span className={isWide ? 'visually-hidden' : `${look.block} ${look.dim} ${look.nowrap}`}>
            {t('unitPrice')}{' '}
          </span>
          <span tabIndex={-1} data-path={priceInput['data-path']}>
            {priced ? money(priced.unitPriceCents) : '–'}
          </span>
          {priceInput.error && (
            <span className={`${look.block} ${look.bad} ${look.normal} ${look.startText}`}>{priceInput.error}</span>
          )}
        </p>
        <p className={isWide ? styles.number : undefined}>
          <span className={isWide ? 'visually-hidden' : `${look.block} ${look.dim} ${look.nowrap}`}>
            {t('amount')}{' '}
          </span>
          <span>{priced ? money(lineTotal(priced)) : '–'}</span>
        </p>
        <div className={`${look.away} ${look.flex}`}>
          <IconButton
            icon={IconCopy}
            label={t('duplicate', { number })}
            disabled={isSending}
            onClick={() => actions.duplicate(place)}
          />
          <IconButton
            icon={IconTrash}
            isDanger
            label={t('remove', { number })}
            disabled={isSending}
            onClick={() => actions.remove(place)}
          />
        </div>
      </fieldset>
    </li>
  )
}
