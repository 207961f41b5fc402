import { flushSync } from 'react-dom'
import { useLocale } from '#client/i18n/use-locale.ts'
import { toast } from '#client/toast/toast.ts'
import { blankLine, type Line } from '#pages/page4/page4_01-order-form/draft.ts'
import { messages } from '#pages/page4/page4_01-order-form/messages.ts'
import { CAUSE } from '#pages/page4/page4_01-order-form/placed/use-cancelling.ts'
import type { OrderForm } from '#pages/page4/page4_01-order-form/use-order-form.ts'
import { MAX_LINES } from '#resources/orders/rules.ts'

/** Adds, duplicates and removes lines, and moves the focus to the next sensible field. */
export function useLines({ form, draft, products, isSending }: OrderForm) {
  const { t, language } = useLocale(messages)
  const { lines } = draft

  const focus = (place: number, field: 'productId' | 'quantity') =>
    form.getInputNode(`lines.${place}.${field}`)?.focus()

  function insert(line: Line, place: number, field: 'productId' | 'quantity') {
    // It would not be part of the order, and disappear with the form.
    if (isSending) return
    if (lines.length >= MAX_LINES) return toast.info(t('mostLines'), { cause: CAUSE })
    flushSync(() => form.insertListItem('lines', line, place))
    focus(place, field)
  }

  function remove(place: number) {
    const line = lines[place]
    if (!line) return
    const isOnly = lines.length === 1
    flushSync(() => {
      form.removeListItem('lines', place)
      // There is always at least one line.
      if (isOnly) form.insertListItem('lines', blankLine())
    })
    focus(Math.min(place, Math.max(0, lines.length - 2)), 'productId')
    const name = products.get(line.productId)?.name[language]
    const takeBack = () => {
      if (isOnly && form.getValues().lines.every(({ productId }) => productId === 0)) form.removeListItem('lines', 0)
      flushSync(() => form.insertListItem('lines', line, place))
      focus(Math.min(place, form.getValues().lines.length - 1), 'quantity')
    }
    toast.info(name ? t('removed', { name }) : t('removedEmpty'), {
      cause: CAUSE,
      ...(name && { action: { label: t('undo'), onClick: takeBack } }),
    })
  }

  return {
    lines,
    add: () => insert(blankLine(), lines.length, 'productId'),
    duplicate: (place: number) => {
      const line = lines[place]
      if (line) insert({ ...line, key: crypto.randomUUID() }, place + 1, 'productId')
    },
    remove,
    /** Goes from a line's quantity to the next line's product, and adds a line after the last one. */
    goOn: (place: number) =>
      place === lines.length - 1 ? insert(blankLine(), lines.length, 'productId') : focus(place + 1, 'productId'),
    focusQuantity: (place: number) => focus(place, 'quantity'),
  }
}
export type Lines = ReturnType<typeof useLines>
