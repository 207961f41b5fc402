import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Selection } from '#client/list/selection/use-selection.ts'
import type { Order } from '#resources/orders/contract.ts'
import { SelectedOrders } from './selected-orders.tsx'
import type { Cancelling } from './use-cancelling.ts'

// Only these of the orders, and of the actions, are used.
const ordersOf = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 })) as Order[]
function show(count: number, more: Partial<Cancelling> = {}) {
  const cancelling = { progress: null, cancel: vi.fn(), stop: vi.fn(), ...more } as unknown as Cancelling
  const selection = { rows: ordersOf(count), clear: vi.fn() } as unknown as Selection<Order>
  render(<SelectedOrders selection={selection} cancelling={cancelling} onSelectOpen={vi.fn()} />)
  return { cancelling, selection }
}

test('the bar counts towards all orders that are being cancelled, while those that are leave the selection', () => {
  const { cancelling } = show(51, { progress: { done: 50, total: 101 } })
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Cancel 101 orders' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['50', '101'])
  expect(screen.getByRole('status').textContent).toBe('50 of 101')
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(cancelling.stop).toHaveBeenCalledOnce()
})

test('all selected orders are cancelled', () => {
  const { cancelling, selection } = show(3)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel 3 orders' }))
  expect(cancelling.cancel).toHaveBeenCalledWith(selection.rows)
})
