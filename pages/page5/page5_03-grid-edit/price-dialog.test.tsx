import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Product } from '#resources/products/contract.ts'
import { PriceDialog } from './price-dialog.tsx'

// What the dialog shows of a product.
const product = { id: 1, sku: 'S-1', name: { en: 'Tent', zh: '帳篷' }, priceCents: 100_000 } as Product

test.each([
  ['-90', 10_000],
  ['500', 600_000],
  ['-91', null],
  ['501', null],
  ['0', null],
  ['', null],
  ['five', null],
])(
  'by %j percent, a price of 1,000 dollars becomes %j cents, if it is one that the dialog names',
  (text, priceCents) => {
    const onApply = vi.fn()
    render(<PriceDialog products={[product]} onApply={onApply} onClose={vi.fn()} />)
    fireEvent.change(screen.getByLabelText('Percentage'), { target: { value: text } })
    expect(screen.queryByText('Enter a number from -90 to 500, except 0.') === null).toBe(priceCents !== null)
    fireEvent.submit(screen.getByRole('form'))
    expect(onApply.mock.calls).toEqual(priceCents === null ? [] : [[[{ product, priceCents }]]])
  },
)
